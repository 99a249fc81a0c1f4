import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import type { DiaFirmadoVista } from '@jornada/contract/firmas/vistas.ts';
import { tramosPorCuenta } from '@jornada/domain/registros/cuenta-tramo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../firmas.module.css';

/** The recorded days exactly as they are signed: hours, pauses, corrections and voided marks. */
export function SignedDays({ dias }: { dias: readonly DiaFirmadoVista[] }) {
  const { t } = useTranslation();
  return (
    <Stack component="section" gap="xs" aria-labelledby="firmas-dias">
      <h2 id="firmas-dias">{t('firmas.dias')}</h2>
      {dias.length === 0 && <Text c="dimmed">{t('firmas.sin-dias')}</Text>}
      <Rows className={classes.days}>
        {dias.map((dia) => (
          <SignedDay key={dia.fecha} dia={dia} />
        ))}
      </Rows>
    </Stack>
  );
}

type Presence = Pick<DiaFirmadoVista['tramos'][number], 'inicio' | 'fin'>;

/** From coming to leaving: stretches that follow one another are one. */
function presencesOf(tramos: DiaFirmadoVista['tramos']): Presence[] {
  const presences: Presence[] = [];
  for (const { inicio, fin } of tramos) {
    const last = presences.at(-1);
    if (last?.fin === inicio) last.fin = fin;
    else presences.push({ inicio, fin });
  }
  return presences;
}

/** Both hours stay on one line. */
const unbroken = (hours: string): string => hours.replace('–', '\u2060–\u2060');

function SignedDay({ dia }: { dia: DiaFirmadoVista }) {
  const { t } = useTranslation();
  const format = useFormat(dia.zona);
  const { fecha, tramos, trabajadoMinutos, incidencias, correcciones, anuladas } = dia;
  const range = ({ inicio, fin }: Presence): string => `${format.hour(inicio)}–${fin === null ? t('firmas.sin-final') : format.hour(fin)}`;
  const hour = (momento: string | null): string => (momento === null ? t('firmas.nada') : format.hour(momento));
  return (
    <li className={classes.day}>
      <span className={classes.date}>{format.date(fecha, 'weekdayDay')}</span>
      <span className={classes.hours}>
        {presencesOf(tramos).map(range).join(', ') || '–'}
        {tramosPorCuenta(tramos).map(({ cuenta, tramos: told }) => (
          <small key={cuenta}>
            {t(`firmas.cuenta.${cuenta}`, {
              tramos: told.map((one) => `${t(`tipos.subtipos.${one.subtipo}`)} ${unbroken(range(one))}`).join(', '),
            })}
          </small>
        ))}
        {incidencias.map((incidencia) => (
          <small key={incidencia} data-tone="warn">
            {t(`incidencias.${incidencia}.nombre`)}
          </small>
        ))}
        {correcciones.map(({ marca, momentoAntes, momentoNuevo, estado }) => (
          <small key={[marca, momentoAntes, momentoNuevo, estado].join(' ')}>
            {t(`firmas.correccion.${estado}`, {
              marca: t(`tipos.nombres.${marca}`),
              antes: hour(momentoAntes),
              nuevo: hour(momentoNuevo),
            })}
          </small>
        ))}
        {anuladas.map(({ marca, momento }) => (
          <small key={`${marca} ${momento}`}>
            {t('firmas.anulada', { marca: t(`tipos.nombres.${marca}`), hora: format.hour(momento) })}
          </small>
        ))}
      </span>
      <b className={classes.sum}>{trabajadoMinutos === null ? t('firmas.sin-horas') : format.duration(trabajadoMinutos)}</b>
    </li>
  );
}
