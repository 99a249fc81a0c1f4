import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { BalanceAnualVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconLock } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { ResumenSearch } from '../model/period.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { MonthDays } from './month-days.tsx';
import classes from '../ledger-table.module.css';

type Mes = BalanceAnualVista['meses'][number];

/** The year as a table: a line for each month, with its balance and the running total. */
export function YearLedger({ anual, search }: { anual: BalanceAnualVista; search: ResumenSearch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ano, hoy, meses, total } = anual;
  const shown = meses.filter(({ estado }) => estado !== 'sin-contrato');
  const isRunning = hoy.startsWith(String(ano));
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('resumen.ano.titulo')}>
        <thead>
          <tr>
            <th scope="col">{t('resumen.ano.mes')}</th>
            <th scope="col" className={classes.wide}>
              {t('resumen.ano.trabajado')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('resumen.ano.previsto')}
            </th>
            <th scope="col">{t('resumen.ano.diferencia')}</th>
            <th scope="col">{t('resumen.ano.acumulado')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((mes) => (
            <Fragment key={mes.mes}>
              <MonthRow mes={mes} ano={ano} search={search} />
              {search.mes === mes.mes && mes.estado !== 'futuro' && (
                <tr className={classes.opened}>
                  <td colSpan={5} id={`mes-${mes.mes}`}>
                    <MonthDays ano={ano} mes={mes.mes} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {isRunning ? t('resumen.ano.hasta-hoy', { ano }) : t('resumen.ano.total', { ano })}
              <span className={classes.narrow}>
                {t('resumen.ano.de', {
                  trabajado: format.duration(total.trabajadoMinutos),
                  previsto: format.duration(total.previstoMinutos),
                })}
              </span>
            </th>
            <td className={classes.wide}>{format.duration(total.trabajadoMinutos)}</td>
            <td className={classes.wide}>{format.duration(total.previstoMinutos)}</td>
            <td data-tone={toneOf(total.balanceMinutos)}>{format.balance(total.balanceMinutos, '=')}</td>
            <td className={classes.running}>{format.balance(meses.at(-1)?.acumuladoMinutos ?? 0, '=')}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function MonthRow({ mes, ano, search }: { mes: Mes; ano: number; search: ResumenSearch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const name = format.capitalize(format.month(mes.mes));
  if (mes.estado === 'futuro') {
    return (
      <tr data-quiet="true">
        <th scope="row">
          <span className={classes.plain}>{name}</span>
        </th>
        <td colSpan={4}>{t('resumen.ano.por-venir')}</td>
      </tr>
    );
  }
  const isOpen = search.mes === mes.mes;
  const toggle = () =>
    void navigate({
      to: '/resumen',
      search: { ...search, ano, mes: isOpen ? undefined : mes.mes },
      replace: true,
      resetScroll: false,
    });
  return (
    <tr data-open={isOpen}>
      <th scope="row">
        <UnstyledButton
          className={classes.name}
          onClick={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `mes-${mes.mes}` : undefined}
        >
          <Glyph of={IconChevronDown} size="sm" className={classes.chevron} />
          <span>
            {name}
            {mes.estado === 'en-curso' && <small> {t('resumen.ano.en-curso')}</small>}
            {mes.cerrado && (
              <small className={classes.closed}>
                <Glyph of={IconLock} size="xs" />
                {t('resumen.ano.cerrado')}
              </small>
            )}
            <span className={classes.narrow}>
              {t('resumen.ano.de', { trabajado: format.duration(mes.trabajadoMinutos), previsto: format.duration(mes.previstoMinutos) })}
            </span>
            {mes.incompletos > 0 && <span className={classes.missing}>{t('resumen.ano.incompletos', { count: mes.incompletos })}</span>}
          </span>
        </UnstyledButton>
      </th>
      <td className={classes.wide}>{format.duration(mes.trabajadoMinutos)}</td>
      <td className={classes.wide}>{format.duration(mes.previstoMinutos)}</td>
      <td data-tone={toneOf(mes.balanceMinutos)}>{format.balance(mes.balanceMinutos, '=')}</td>
      <td className={classes.running}>{format.balance(mes.acumuladoMinutos, '=')}</td>
    </tr>
  );
}
