import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnoRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { usePayWords } from '../use-pay-words.ts';
import classes from '../retribuciones.module.css';

/** What the year has come to so far. */
export function YearSums({ of: { ano, sumas }, isRunning }: { of: AnoRetribuidoVista; isRunning: boolean }) {
  const { t } = useTranslation();
  const words = usePayWords();
  const id = useId();
  const months = t('retribuciones.meses', { count: sumas.mensuales });
  const facts = [
    [t('retribuciones.bruto'), sumas.bruto],
    [t('retribuciones.seg-social'), -sumas.seguridadSocial],
    [t('retribuciones.motivos.irpf'), -sumas.irpf],
    ...(sumas.otrasDeducciones === 0 ? [] : [[t('retribuciones.otras-corto'), -sumas.otrasDeducciones] as const]),
    [t('retribuciones.neto-titulo'), sumas.neto],
  ] as const;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <header className={classes.partHead}>
        <h2 id={id}>{isRunning ? t('retribuciones.ano-hasta-hoy') : t('retribuciones.ano-entero', { ano })}</h2>
        <span>
          {sumas.extras === 0
            ? months
            : t('retribuciones.meses-y-extras', { meses: months, extras: t('retribuciones.extras', { count: sumas.extras }) })}
        </span>
      </header>
      <dl className={classes.sums}>
        {facts.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words.amount(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
