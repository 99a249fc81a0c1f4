import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** How many are shown; all others are in the audit log. */
const SHOWN = 20;

/** What a guest has looked at, the latest first. */
export function LookedAt({ usuarioId, nombre }: { usuarioId: number; nombre: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const looks = useRead(auditoria.listado, { persona: usuarioId, limit: SHOWN }, { refetchOnMount: 'always' });
  return (
    <Section title={t('inspeccion.gestion.consultas')}>
      <Loaded query={looks}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Hint>{t('inspeccion.gestion.consultas-vacio')}</Hint>}
            <Rows padded>
              {items.map(({ id, accion, sobre, datos, momento }) => (
                <Line key={id} end={`${format.date(format.dayOf(momento), 'day')}, ${format.hour(momento)}`}>
                  <RowText
                    name={[t(`auditoria.acciones.${accion}`), sobre.clase === 'persona' ? sobre.nombre : null].filter(Boolean).join(': ')}
                    detail={[
                      typeof datos['mes'] === 'string' ? datos['mes'] : null,
                      typeof datos['texto'] === 'string' && datos['texto'] !== ''
                        ? t('correcciones.cita', { texto: datos['texto'] })
                        : null,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </Line>
              ))}
            </Rows>
            {total > items.length && (
              <Way renderRoot={(props) => <Link {...props} to="/auditoria" search={{ persona: usuarioId, nombre }} />}>
                {t('inspeccion.gestion.consultas-todas')}
              </Way>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
