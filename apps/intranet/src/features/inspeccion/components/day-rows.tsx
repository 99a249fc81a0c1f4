import { useTranslation } from 'react-i18next';
import type { DiaConsultado } from '@jornada/contract/inspeccion/vistas.ts';
import { tramosPorCuenta } from '@jornada/domain/registros/cuenta-tramo.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { CorrectionLines } from './correction-lines.tsx';

/** Days of a record, in the zone of each: from when to when, what it comes to, and what was changed. */
export function DayRows({ dias }: { dias: readonly DiaConsultado[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const range = ({ fecha, zona }: DiaConsultado, { inicio, fin }: { inicio: string; fin: string | null }): string =>
    `${hourOn(inicio, fecha, format, zona)}–${fin === null ? '…' : hourOn(fin, fecha, format, zona)}`;
  function whatOf(dia: DiaConsultado): string {
    const work = dia.tramos.filter(({ clase }) => clase === 'trabajo').map((tramo) => range(dia, tramo));
    if (work.length > 0) return work.join('  ');
    if (dia.motivo === 'festivo') return dia.festivo ?? t('ausencias.motivo.festivo');
    if (dia.motivo === 'ausencia') return dia.ausencia === null ? t('ausencias.motivo.ausencia') : t(`ausencias.${dia.ausencia}`);
    return dia.motivo === 'libre' ? t('ausencias.motivo.libre') : '–';
  }
  function detailOf(dia: DiaConsultado) {
    const words = [
      ...tramosPorCuenta(dia.tramos).map(({ cuenta, tramos }) =>
        t(`firmas.cuenta.${cuenta}`, {
          tramos: tramos.map((one) => `${t(`tipos.subtipos.${one.subtipo}`)} ${range(dia, one)}`).join(', '),
        }),
      ),
      ...dia.incidencias.map((one) => t(`incidencias.${one}.nombre`)),
      ...dia.observaciones.map((texto) => t('correcciones.cita', { texto })),
    ];
    return (
      <>
        {words.join(' · ')}
        <CorrectionLines fecha={dia.fecha} zona={dia.zona} correcciones={dia.correcciones} />
      </>
    );
  }
  return (
    <Rows padded>
      {dias.map((dia) => (
        <Line key={dia.fecha} end={dia.tramos.length > 0 ? format.duration(dia.trabajadoMinutos) : ''}>
          <RowText name={`${format.date(dia.fecha, 'weekdayDay')} · ${whatOf(dia)}`} detail={detailOf(dia)} />
        </Line>
      ))}
    </Rows>
  );
}
