import { useTranslation } from 'react-i18next';
import { IconCalendarOff, IconClockExclamation, IconCoffee, IconLogout2, IconPlayerPlay } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import type { Today } from '../api.ts';
import { Line } from './line.tsx';
import classes from '../inicio.module.css';

const STATES = [
  { estado: 'trabajando', icon: IconPlayerPlay, tone: 'accent' },
  { estado: 'pausa', icon: IconCoffee, tone: 'warn' },
  { estado: 'fuera', icon: IconLogout2 },
  { estado: 'ausente', icon: IconCalendarOff },
] as const;

/** The company now: how many people are at work, and how many are not. */
export function Now({ people: { cuentas } }: Pick<Today, 'people'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('intranet.hoy.ahora')}>
      <ul className={classes.lines}>
        {STATES.map(({ estado, ...look }) => (
          <Line
            key={estado}
            {...look}
            text={t(`personas.estados.${estado}`)}
            figure={cuentas[estado]}
            to="/personas"
            search={{ estado, ...(estado === 'fuera' && { orden: 'ahora' }) }}
          />
        ))}
      </ul>
    </Section>
  );
}

/** People who should have come by now; the first few by name. */
export function Expected({ people: { cuentas }, late }: Pick<Today, 'people' | 'late'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section title={t('intranet.hoy.esperados')}>
      {late.length === 0 ? (
        <Hint>{t('intranet.hoy.nadie-falta')}</Hint>
      ) : (
        <ul className={classes.lines}>
          {late.map(({ id, nombre, situacion, dia, centro }) => (
            <Line
              key={id}
              icon={IconClockExclamation}
              tone="warn"
              text={nombre}
              note={[
                situacion.estado === 'fuera' &&
                  situacion.hora &&
                  t(`personas.fuera.${situacion.motivo}`, { hora: format.hour(situacion.hora, dia.zona) }),
                centro?.nombre,
              ]
                .filter(Boolean)
                .join(' · ')}
              to="/personas"
              search={{ ver: id }}
            />
          ))}
          {cuentas.tarde > late.length && (
            <Line
              icon={IconLogout2}
              text={t('intranet.hoy.esperados-mas', { count: cuentas.tarde - late.length })}
              to="/personas"
              search={{ estado: 'fuera', orden: 'ahora' }}
            />
          )}
        </ul>
      )}
    </Section>
  );
}
