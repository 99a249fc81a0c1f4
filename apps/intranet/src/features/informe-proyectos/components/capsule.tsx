import { useTranslation } from 'react-i18next';
import type { PresupuestoDeProyecto } from '@jornada/contract/informe-proyectos/calls.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../capsule.module.css';

const WHOLE = 100;
/** What lies beyond the budget is drawn up to here. */
const MOST = 140;

/** A budget as a capsule: hollow is all of it, filled is spent, dashed is foretold, and what is beyond is a warning. */
export function Capsule({ of }: { of: PresupuestoDeProyecto }) {
  const spent = Math.min(of.gastadoPorCien, MOST);
  const foretold = Math.min(of.previstoPorCien ?? spent, MOST);
  return (
    <span className={classes.capsule} aria-hidden>
      <span className={classes.hollow} />
      <span className={classes.filled} data-over={of.gastadoPorCien > WHOLE} style={{ width: `${(spent / MOST) * 100}%` }} />
      {foretold > spent && spent < WHOLE && (
        <span
          className={classes.dashed}
          style={{ left: `${(spent / MOST) * 100}%`, width: `${((Math.min(foretold, WHOLE) - spent) / MOST) * 100}%` }}
        />
      )}
      {foretold > WHOLE && (
        <span
          className={classes.dashed}
          data-tone="warn"
          style={{ left: `${(Math.max(spent, WHOLE) / MOST) * 100}%`, width: `${((foretold - Math.max(spent, WHOLE)) / MOST) * 100}%` }}
        />
      )}
    </span>
  );
}

/** What is foretold of a budget, in per cent, and its delivery. */
export function CapsuleWords({ of }: { of: PresupuestoDeProyecto }) {
  const words = useReportWords();
  const shown = of.previstoPorCien ?? of.gastadoPorCien;
  return (
    <>
      <b data-tone={shown > WHOLE ? 'warn' : undefined}>{words.percent(shown)}</b>{' '}
      {of.entrega !== null && <small>{words.day(of.entrega)}</small>}
    </>
  );
}

/** How much of the line above it a line is. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={classes.share} aria-hidden>
      <span style={{ width: `${share}%` }} />
    </span>
  );
}

/** What the shapes mean. */
export function CapsuleLegend() {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      <li data-sample="gastado">{t('informe-proyectos.gastado')}</li>
      <li data-sample="presupuesto">{t('informe-proyectos.presupuesto')}</li>
      <li data-sample="previsto">{t('informe-proyectos.previsto')}</li>
    </ul>
  );
}
