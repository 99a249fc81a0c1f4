import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { FilaDeInforme, InformeVista } from '@jornada/contract/informe-proyectos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronRight } from '@jornada/ui/icons.ts';
import { useReportWords } from '../use-report-words.ts';
import { Figures } from './figures.tsx';
import { Capsule, CapsuleLegend, CapsuleWords, ShareBar } from './capsule.tsx';
import { InnerRows } from './inner-rows.tsx';
import type { ReportAsked } from './report-controls.tsx';
import classes from '../table.module.css';

type Props = { report: InformeVista; asked: ReportAsked; open: string | null; onOpen: (clave: string | null) => void };

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/** The lines of a report; one of them is open and shows what is within it, where it stands. */
export function ReportTable({ report, asked, open, onOpen }: Props) {
  const { t } = useTranslation();
  const words = useReportWords();
  const { por, y, filas, columnas, conCoste, total, resto } = report;
  const hasBudgets = por === 'proyecto';
  const most = Math.max(1, ...filas.map(({ minutos }) => minutos));
  const label = t(`informe-proyectos.dimensiones.${por}`);
  const tail = (fila: FilaDeInforme) => {
    if (!hasBudgets)
      return (
        <>
          <td className={classes.bar}>
            <ShareBar share={shareOf(fila.minutos, most)} />
          </td>
          <td className={classes.end}>{words.percent(Math.round(shareOf(fila.minutos, total.minutos)))}</td>
        </>
      );
    if (!fila.presupuesto)
      return (
        <td className={classes.none} colSpan={2}>
          {t('informe-proyectos.sin-presupuesto')}
        </td>
      );
    return (
      <>
        <td className={classes.bar}>
          <Capsule of={fila.presupuesto} />
        </td>
        <td className={classes.end}>
          <CapsuleWords of={fila.presupuesto} />
        </td>
      </>
    );
  };
  return (
    <table className={classes.table} aria-label={t('informe-proyectos.titulo')}>
      <thead>
        <tr>
          <th scope="col" className={classes.name}>
            {y === null
              ? label
              : t('informe-proyectos.y-dentro', {
                  por: label,
                  y:
                    words.format.lang === 'de'
                      ? t(`informe-proyectos.dimensiones.${y}`)
                      : t(`informe-proyectos.dimensiones.${y}`).toLowerCase(),
                })}
          </th>
          {columnas.map((column) => (
            <th key={column.desde} scope="col" className={classes.column}>
              {words.column(column)}
            </th>
          ))}
          <th scope="col" className={classes.hours}>
            {t('informe-proyectos.horas')}
          </th>
          {conCoste && (
            <th scope="col" className={classes.cost}>
              {t('informe-proyectos.coste')}
            </th>
          )}
          <th scope="col" className={classes.bar}>
            {t(hasBudgets ? 'informe-proyectos.gastado-del' : 'informe-proyectos.parte-de')}
          </th>
          <th scope="col" className={classes.end}>
            {hasBudgets ? t('informe-proyectos.prevision') : '%'}
          </th>
        </tr>
      </thead>
      <tbody>
        {filas.map((fila) => {
          const isOpen = y !== null && open === fila.clave;
          const name = words.name(por, fila);
          return (
            <Fragment key={fila.clave}>
              <tr className={classes.row} data-open={isOpen}>
                <th scope="row" className={classes.name}>
                  {y === null ? (
                    <span className={classes.words}>
                      <b>{name}</b> {fila.nota && <small>{fila.nota}</small>}
                    </span>
                  ) : (
                    <UnstyledButton className={classes.opener} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : fila.clave)}>
                      <Glyph of={isOpen ? IconChevronDown : IconChevronRight} size="sm" />
                      <span className={classes.words}>
                        <b>{name}</b> {fila.nota && <small>{fila.nota}</small>}
                      </span>
                    </UnstyledButton>
                  )}
                </th>
                <Figures of={fila} conCoste={conCoste} />
                {tail(fila)}
              </tr>
              {isOpen && <InnerRows asked={asked} y={y} of={fila} conCoste={conCoste} columns={columnas.length} />}
            </Fragment>
          );
        })}
        {resto && (
          <tr className={classes.row}>
            <th scope="row" className={classes.name}>
              {t('informe-proyectos.mas', { count: resto.cuantas })}
            </th>
            <Figures of={resto} conCoste={conCoste} />
            <td className={classes.bar} colSpan={2}>
              {words.percent(Math.round(shareOf(resto.minutos, total.minutos)))}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={classes.name}>
            {t(`informe-proyectos.cuantas.${por}`, { count: total.cuantas })}
          </th>
          <Figures of={total} conCoste={conCoste} />
          <td className={classes.bar} colSpan={2}>
            {hasBudgets && <CapsuleLegend />}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
