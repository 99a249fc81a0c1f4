import { useTranslation } from 'react-i18next';
import { useFormat } from '@jornada/web/use-format.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import type { MesDeCentro } from '../mes-de-centro.ts';
import { CloseMonth } from './close-month.tsx';
import { ReopenMonth } from './reopen-month.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

/** One month of one centre: the effect of closing or reopening it, and all decisions about it. */
export function OneMonth({ mes: one, onClose }: { mes: MesDeCentro; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ano, mes, centro, cerrado, actas } = one;
  return (
    <Aside title={format.capitalize(format.month(mes, ano))} note={centro.nombre} onClose={onClose}>
      {cerrado ? <ReopenMonth mes={one} /> : <CloseMonth mes={one} />}
      {actas.length > 0 && (
        <Section title={t('cierres.historia')}>
          <Rows padded>
            {actas.map(({ id, accion, autor, momento, motivo }) => (
              <li key={id}>
                {t(accion === 'cierre' ? 'cierres.acta-cierre' : 'cierres.acta-reapertura', { autor })}
                <small>
                  {format.date(format.dayOf(momento), 'numeric')}, {format.hour(momento)}
                </small>
                {motivo && <small>{t('correcciones.cita', { texto: motivo })}</small>}
              </li>
            ))}
          </Rows>
        </Section>
      )}
    </Aside>
  );
}
