import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import type { BalanceVista, LineaDiaVista } from '@jornada/contract/registros/vistas.ts';
import { seCuenta } from '@jornada/domain/registros/balance.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import type { Format } from '@jornada/i18n';
import { DayLink } from '../../../shared/day/day-link.tsx';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useSaldo } from '../api.ts';
import { useCloseSheet } from '../use-close-sheet.ts';
import classes from '../sheets.module.css';

/** The month's balance as the sum of its days. */
export function SaldoSheet() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSaldo();
  const format = useFormat();
  const close = useCloseSheet();
  const title = data ? t('home.saldo.titulo', { mes: format.month(Number(data.desde.slice(5, 7))) }) : t('home.saldo.cargando');
  return (
    <Sheet title={title} closeLabel={t('home.cerrar')} onClose={close} foot={data && <Result balance={data} format={format} />}>
      {data && <BalanceSum balance={data} format={format} />}
      {!data && !error && <Waiting />}
      {!data && error && <SmallReadProblem error={error} onRetry={() => void refetch()} />}
    </Sheet>
  );
}

function BalanceSum({ balance, format }: { balance: BalanceVista; format: Format }) {
  const { t } = useTranslation();
  const shown = balance.dias.filter(isTold);
  return (
    <Ledger>
      {shown.map((dia) => (
        <DayRow key={dia.fecha} dia={dia} format={format} />
      ))}
      <LedgerRow
        kind="subtotal"
        label={t('home.saldo.trabajado')}
        detail={t('home.saldo.dias', { count: balance.diasQueCuentan })}
        value={format.duration(balance.trabajadoMinutos)}
      />
      <LedgerRow label={t('home.saldo.previsto')} value={format.duration(-balance.previstoMinutos)} />
    </Ledger>
  );
}

/** The result stays visible while the days scroll below it. */
function Result({ balance: { balanceMinutos }, format }: { balance: BalanceVista; format: Format }) {
  const { t } = useTranslation();
  return (
    <div className={classes.result}>
      <Ledger>
        <LedgerRow kind="result" label={t('home.saldo.resultado')} value={format.balance(balanceMinutos)} tone={toneOf(balanceMinutos)} />
      </Ledger>
    </div>
  );
}

/** A free day is left out. A working day without work is shown with its reason. */
function isTold(dia: LineaDiaVista): boolean {
  const { cuenta, porque, motivo } = dia;
  if (porque === 'futuro') return false;
  return seCuenta(dia) || (!cuenta && porque !== 'libre') || motivo === 'festivo' || motivo === 'ausencia';
}

function DayRow({ dia, format }: { dia: LineaDiaVista; format: Format }) {
  const { t } = useTranslation();
  const { fecha, cuenta, porque, trabajadoMinutos, previstoMinutos, diferenciaMinutos, sumandos, motivo, festivo, ausencia } = dia;
  const label = <DayLink fecha={fecha}>{format.capitalize(format.date(fecha, 'weekdayDay'))}</DayLink>;
  const isEmpty = !sumandos.some(({ clase }) => clase === 'presencia');
  if (isEmpty && motivo === 'festivo') return <LedgerRow label={label} detail={festivo ?? t('ausencias.motivo.festivo')} value="–" />;
  if (isEmpty && motivo === 'ausencia' && ausencia) return <LedgerRow label={label} detail={t(nameOfAbsence(ausencia))} value="–" />;
  if (!cuenta) {
    const why = porque === 'incompleta' ? 'home.saldo.sin-salida' : isEmpty ? 'home.saldo.sin-fichajes' : 'home.saldo.en-curso';
    return <LedgerRow label={label} detail={t(why)} value="–" />;
  }
  const detail = t('home.saldo.dia', { trabajado: format.duration(trabajadoMinutos), previsto: format.duration(previstoMinutos) });
  const value = seCuenta(dia) ? format.balance(diferenciaMinutos, '=') : '–';
  return <LedgerRow label={label} detail={detail} value={value} tone={toneOf(diferenciaMinutos)} />;
}

function Waiting() {
  return (
    <Stack py="md" aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Block key={index} />
      ))}
    </Stack>
  );
}
