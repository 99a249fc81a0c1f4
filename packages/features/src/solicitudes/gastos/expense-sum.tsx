import { Stack, Text } from '@mantine/core';
import type { CalculoGasto, CamposGasto, ImporteGasto } from '@jornada/contract/gastos/vistas.ts';
import { IconInfoCircle } from '@jornada/ui/icons.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { ExpenseTotal } from './expense-total.tsx';
import { MealNote } from './meal-note.tsx';
import { useExpenseWords } from './use-expense-words.ts';
import { VatLines } from './vat-lines.tsx';

type Props = {
  campos: Pick<CamposGasto, 'clase' | 'moneda' | 'totalCentimos' | 'lineas' | 'kmDecimas' | 'idaYVuelta'>;
  importe: ImporteGasto;
  calculo: CalculoGasto;
  /** Somebody else reads it. */
  isOthers?: boolean;
};

/** How an expense comes to its amount: lines of VAT, kilometres or days, what is without tax, and what is paid back. */
export function ExpenseSum({ campos, importe, calculo, isOthers = false }: Props) {
  const { t, euros } = useExpenseWords();
  const { totalCentimos, aCobrarCentimos } = importe;
  return (
    <Stack gap="sm">
      {campos.clase === 'ticket' ? (
        <ReceiptSum campos={campos} importe={importe} calculo={calculo} />
      ) : (
        <Ledger>
          {campos.clase === 'kilometros' ? <WayRows campos={campos} calculo={calculo} importe={importe} /> : <DayRows calculo={calculo} />}
          <SplitRows importe={importe} />
          <LedgerRow kind="result" label={t('gastos.total')} value={euros(totalCentimos)} />
        </Ledger>
      )}
      <MealNote importe={importe} calculo={calculo} />
      {aCobrarCentimos !== totalCentimos && (
        <Note icon={IconInfoCircle} words="ink">
          {aCobrarCentimos === 0
            ? t(isOthers ? 'gastos.sin-reembolso-otra' : 'gastos.sin-reembolso')
            : t(isOthers ? 'gastos.a-cobrar-otra' : 'gastos.a-cobrar', { importe: euros(aCobrarCentimos) })}
        </Note>
      )}
    </Stack>
  );
}

function ReceiptSum({
  campos: { moneda, totalCentimos, lineas },
  importe,
  calculo: { cambioMillonesimas },
}: Required<Omit<Props, 'isOthers'>>) {
  const { t, format, euros } = useExpenseWords();
  const { deducibleCentimos } = importe;
  const isForeign = cambioMillonesimas !== null;
  return (
    <div>
      {lineas.length > 0 && <VatLines lines={lineas} moneda={moneda} />}
      <ExpenseTotal
        name={t('gastos.total')}
        remark={
          <Text size="sm" c="dimmed">
            {lineas.length === 0 && t('gastos.iva.sin-desglose')}
            {deducibleCentimos > 0 && t('gastos.iva.deducible', { importe: euros(deducibleCentimos) })}
          </Text>
        }
      >
        {format.money(totalCentimos ?? 0, moneda)}
      </ExpenseTotal>
      {isForeign && (
        <Text ta="end" c="dimmed">
          {t('gastos.cambio.son', { importe: euros(importe.totalCentimos), cambio: format.decimal(cambioMillonesimas, 6, 2) })}
        </Text>
      )}
    </div>
  );
}

function WayRows({ campos: { kmDecimas, idaYVuelta }, calculo: { kmMilesimas }, importe }: Required<Omit<Props, 'isOthers'>>) {
  const { t, euros, km, perKm } = useExpenseWords();
  if (kmDecimas === null || kmMilesimas === null) return null;
  return (
    <LedgerRow
      label={t('gastos.km.producto', { km: km(kmDecimas), tarifa: perKm(kmMilesimas) })}
      detail={idaYVuelta ? t('gastos.km.ida-y-vuelta') : undefined}
      value={euros(importe.totalCentimos)}
    />
  );
}

function DayRows({ calculo: { dias } }: { calculo: CalculoGasto }) {
  const { t, format, euros } = useExpenseWords();
  return dias.map(({ fecha, conNoche, importeCentimos }) => (
    <LedgerRow
      key={fecha}
      label={format.capitalize(format.date(fecha, 'weekdayDay'))}
      detail={t(conNoche ? 'gastos.dieta.con-noche' : 'gastos.dieta.sin-noche')}
      value={euros(importeCentimos)}
    />
  ));
}

/** What of it is without income tax, where the law says so. */
function SplitRows({ importe: { exentoCentimos, sujetoCentimos } }: { importe: ImporteGasto }) {
  const { t, euros } = useExpenseWords();
  if (exentoCentimos === null || sujetoCentimos === null) return null;
  return (
    <>
      <LedgerRow kind="detail" label={t('gastos.exento')} value={euros(exentoCentimos)} />
      {sujetoCentimos > 0 && <LedgerRow kind="detail" label={t('gastos.sujeto')} value={euros(sujetoCentimos)} tone="warn" />}
    </>
  );
}
