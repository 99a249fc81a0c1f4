import { useTranslation } from 'react-i18next';
import { Title } from '@mantine/core';
import type { DiaVista, LineaDiaVista } from '@jornada/contract/registros/vistas.ts';
import { seCuenta } from '@jornada/domain/registros/balance.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { hasRecords, zoneOf } from '../model/day.ts';
import type { MonthView } from '../use-month-view.ts';

type Props = { dia: DiaVista; view: MonthView };

/** The sum behind the day's number. Empty if nothing was worked and nothing is missing. */
export function DayLedger({ dia, view }: Props) {
  const { t } = useTranslation();
  const { linea } = dia;
  const { format } = view;
  const isOwed = linea.cuenta && linea.previstoMinutos > 0;
  if (linea.sumandos.length === 0 || (!hasRecords(dia) && !isOwed)) return null;
  const compares = !linea.cuenta || seCuenta(linea);
  const sumandos = linea.sumandos.filter(({ clase }) => compares || (clase !== 'previsto' && clase !== 'diferencia'));
  // Without any presence, the line above says everything.
  if (!compares && !sumandos.some(({ clase }) => clase === 'presencia')) return null;
  const isShown = sumandos.some(({ clase }) => clase === 'diferencia');
  const title = !linea.cuenta
    ? t('calendario.suma.provisional')
    : !isShown
      ? t('calendario.suma.trabajado')
      : linea.diferenciaMinutos === 0
        ? t('calendario.suma.igual')
        : t('calendario.suma.titulo', { valor: format.balance(linea.diferenciaMinutos) });
  return (
    <section>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <Ledger>
        {sumandos.map((sumando) => (
          <SumRow key={`${sumando.clase} ${sumando.inicio}`} sumando={sumando} dia={dia} view={view} />
        ))}
      </Ledger>
    </section>
  );
}

function SumRow({ sumando, dia, view: { format, shown } }: Props & { sumando: LineaDiaVista['sumandos'][number] }) {
  const { t } = useTranslation();
  const { clase, subtipo, inicio, fin, minutos } = sumando;
  const zona = zoneOf(dia, format.zone);
  const hours = inicio && fin ? `${hourOn(inicio, dia.fecha, format, zona)} – ${hourOn(fin, dia.fecha, format, zona)}` : undefined;
  switch (clase) {
    case 'presencia':
      return <LedgerRow label={t('calendario.suma.presencia')} detail={hours} value={format.duration(minutos)} />;
    case 'pausa':
      return <LedgerRow label={t(`tipos.subtipos.${subtipo ?? 'personal'}`)} detail={hours} value={format.duration(minutos)} />;
    case 'trabajado':
      return <LedgerRow kind="subtotal" label={t('calendario.suma.trabajado')} value={format.duration(minutos)} />;
    case 'previsto': {
      const detail = shown.shifts ? dia.previsto?.turno?.nombre : undefined;
      return <LedgerRow label={t('calendario.suma.previsto')} detail={detail} value={format.duration(minutos)} />;
    }
    case 'diferencia':
      return dia.linea.cuenta ? (
        <LedgerRow kind="result" label={t('calendario.suma.diferencia')} value={format.balance(minutos, '=')} tone={toneOf(minutos)} />
      ) : (
        <LedgerRow kind="result" label={t('calendario.suma.diferencia')} detail={t('calendario.suma.no-cuenta')} value="–" />
      );
  }
}
