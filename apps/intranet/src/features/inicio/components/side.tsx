import { useTranslation } from 'react-i18next';
import { hoy } from '@jornada/contract/hoy.ts';
import { IconAlertTriangle, IconBell, IconMessageCircle } from '@jornada/ui/icons.ts';
import { FIRST_PART } from '@jornada/features/hoy/use-today.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { usePendingCount } from '@jornada/features/solicitudes/decide/pending.ts';
import { useToSettle, type ToDo } from '../api.ts';
import { Duties } from './duties.tsx';
import { Line } from './line.tsx';
import { ToCome } from './to-come.tsx';
import classes from '../inicio.module.css';

/** Beside the list: how many are in, and what waits for the person who looks. */
export function Side({ toDo, isFiltered }: { toDo: ToDo | null; isFiltered: boolean }) {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  const requests = usePendingCount() ?? 0;
  const { abierta = 0, respondida = 0 } = useToSettle() ?? {};
  const nothing = requests === 0 && abierta === 0 && respondida === 0;
  return (
    <aside className={classes.side} aria-label={t('hoy.te-esperan')}>
      <Presence isFiltered={isFiltered} />
      {(!nothing || !EsAdmin) && (
        <Section title={t('hoy.te-esperan')}>
          {nothing ? (
            <Hint>{t('intranet.hoy.nada')}</Hint>
          ) : (
            <ul className={classes.lines}>
              {requests > 0 && <Line icon={IconBell} text={t('intranet.hoy.por-decidir', { count: requests })} to="/bandeja" />}
              {respondida > 0 && (
                <Line
                  icon={IconMessageCircle}
                  text={t('hoy.ir-respondidas', { count: respondida })}
                  to="/incidencias"
                  search={{ estado: 'respondida' }}
                />
              )}
              {abierta > 0 && (
                <Line icon={IconAlertTriangle} tone="warn" text={t('hoy.ir-incidencias', { count: abierta })} to="/incidencias" />
              )}
            </ul>
          )}
        </Section>
      )}
      {toDo && <Duties today={toDo} />}
      <ToCome isFiltered={isFiltered} />
    </aside>
  );
}

/** The figure of the page, of all people that one sees: the first part of the list has it, so it is not read apart. */
function Presence({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const { data } = useRead(hoy.listado, FIRST_PART, { enabled: !isFiltered });
  if (!data || data.cuentas.todas === 0) return null;
  const { trabajando, pausa, todas } = data.cuentas;
  return (
    <>
      <p className={classes.presence}>{t('hoy.estan', { count: trabajando + pausa, total: todas })}</p>
      <p className={classes.before}>{t('hoy.ayer', { count: data.ayer })}</p>
    </>
  );
}
