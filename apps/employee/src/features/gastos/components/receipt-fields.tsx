import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCheck, IconPlus } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { MoneyInput } from '@jornada/web/fields/amount-input.tsx';
import type { FormUploads } from '@jornada/web/files/use-uploads.ts';
import { DayField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { ExpenseTotal } from '@jornada/features/solicitudes/gastos/expense-total.tsx';
import { VatLines } from '@jornada/features/solicitudes/gastos/vat-lines.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { isRoundedInCash, isWorkedOut, linesForTotal, missingOf, usualRate } from '../model/lines.ts';
import { AwayFields, BelongsFields, PaymentField, TypeField } from './common-fields.tsx';
import type { GastoForm } from './form-context.ts';
import { Receipts } from './receipts.tsx';
import classes from '../gastos.module.css';

type Props = { of: GastoForm; nuevo: GastoNuevo; uploads: FormUploads; children: ReactNode };

/** What a receipt says: merchant, day, lines of VAT and total; how it was paid and what it belongs to. */
export function ReceiptFields({ of, nuevo, uploads, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Receipts uploads={uploads} error={of.field<number[]>('ficheros').error}>
        <TextField of={of} name="comercio" label={t('gastos.formulario.comercio')} />
        <DayField of={of} name="dia" toward="past" label={t('gastos.formulario.dia')} />
      </Receipts>
      <Amounts of={of} nuevo={nuevo} />
      {children}
      <Pair>
        <TypeField of={of} nuevo={nuevo} />
        <PaymentField of={of} nuevo={nuevo} />
      </Pair>
      {nuevo.conReparto && nuevo.tipos.find(({ id }) => id === of.values.tipo)?.categoria === 'comida' && (
        <AwayFields of={of} nuevo={nuevo} note={t('gastos.formulario.pernocta-comida')} />
      )}
      <BelongsFields of={of} nuevo={nuevo} />
    </>
  );
}

/** Base and tax of each rate, and the total that stands on the receipt. */
function Amounts({ of, nuevo }: Pick<Props, 'of' | 'nuevo'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { lineas, totalCentimos, moneda } = of.values;
  const total = of.field<number | null>('totalCentimos');
  const { error } = of.field<GastoForm['values']['lineas']>('lineas');
  const open = (linea: number): void =>
    void navigate({ to: '/gastos-form-modal', search: (was: object) => ({ ...was, linea }), resetScroll: false });
  return (
    <Panel kind="ground">
      {lineas.length > 0 && <VatLines lines={lineas} moneda={moneda} onOpen={open} />}
      <Button
        variant="transparent"
        className={classes.addLine}
        leftSection={<Glyph of={IconPlus} size="sm" />}
        onClick={() => open(lineas.length)}
      >
        {t(lineas.length === 0 ? 'gastos.iva.anadir' : 'gastos.iva.otro')}
      </Button>
      <ExpenseTotal name={t('gastos.total')} remark={<Match of={of} />}>
        <MoneyInput
          aria-label={t('gastos.formulario.total')}
          name="totalCentimos"
          className={classes.totalInput}
          currency={moneda}
          value={totalCentimos}
          error={total.error !== undefined}
          onChange={(cents) => of.put({ totalCentimos: cents, lineas: linesForTotal(of.values, cents, usualRate(of.values, nuevo)) })}
        />
      </ExpenseTotal>
      {[total.error, error].map(
        (message) =>
          message !== undefined && (
            <Note key={message} icon={IconAlertCircle} tone="bad" words="tone" mt="xs" role="alert">
              {message}
            </Note>
          ),
      )}
    </Panel>
  );
}

/** Whether the lines add up to what the receipt says. */
function Match({ of: { values } }: { of: GastoForm }) {
  const { t } = useTranslation();
  const format = useFormat();
  const missing = missingOf(values);
  if (missing === null)
    return values.lineas.length === 0 && values.totalCentimos !== null ? (
      <Text size="sm" c="dimmed">
        {t('gastos.iva.sin-desglose')}
      </Text>
    ) : null;
  if (isWorkedOut(values))
    return (
      <Text size="sm" c="dimmed">
        {t('gastos.formulario.calculado')}
      </Text>
    );
  if (missing === 0)
    return (
      <Note icon={IconCheck} tone="accent">
        {t('gastos.formulario.cuadra')}
      </Note>
    );
  if (isRoundedInCash(values))
    return (
      <Text size="sm" c="dimmed">
        {t('gastos.formulario.redondeo')}
      </Text>
    );
  const importe = format.money(Math.abs(missing), values.moneda);
  return (
    <Note icon={IconAlertCircle} tone="warn" words="tone">
      {t(missing > 0 ? 'gastos.formulario.falta' : 'gastos.formulario.sobra', { importe })}
    </Note>
  );
}
