import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { MONEDA_DE_PAGO } from '@jornada/domain/gastos/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { DecimalField } from '@jornada/web/form/amount-fields.tsx';
import { SelectField, LongTextField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField, SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { CountryField } from './country-field.tsx';
import type { GastoForm } from './form-context.ts';

type Props = { of: GastoForm; nuevo: GastoNuevo };

const HERE = new Set(['nif', 'numero', 'conNifEmpresa', 'pais', 'moneda', 'cambioMillonesimas', 'matricula', 'comentario', 'facturable']);

/** What few expenses need. It is open where something of it was typed or is wrong. */
export function MoreFields({ of, nuevo }: Props) {
  const { t } = useTranslation();
  const { clase, documento, moneda, comentario, matricula, facturable, proyecto } = of.values;
  const isUsed = documento === 'factura' || moneda !== MONEDA_DE_PAGO || comentario !== '' || matricula !== '' || facturable;
  const [isOpen, setOpen] = useState(isUsed);
  const isWrong = Object.keys(of.errors).some((name) => HERE.has(name));
  const shows = isOpen || isWrong;
  const isReceipt = clase === 'ticket';
  return (
    <Stack gap="md">
      <Button
        variant="transparent"
        style={{ alignSelf: 'flex-start' }}
        aria-expanded={shows}
        leftSection={<Glyph of={shows ? IconChevronUp : IconChevronDown} size="sm" />}
        onClick={() => setOpen(!shows)}
      >
        {t(isReceipt ? 'gastos.formulario.mas-ticket' : 'gastos.formulario.mas')}
      </Button>
      {shows && (
        <>
          {isReceipt && <InvoiceFields of={of} nuevo={nuevo} />}
          {isReceipt && <CurrencyFields of={of} nuevo={nuevo} />}
          {clase === 'kilometros' && (
            <TextField of={of} name="matricula" label={t('gastos.formulario.opcional', { campo: t('gastos.formulario.matricula') })} />
          )}
          {proyecto !== null && (
            <SwitchField
              of={of}
              name="facturable"
              label={t('gastos.formulario.facturable')}
              note={t('gastos.formulario.facturable-nota')}
            />
          )}
          <LongTextField
            of={of}
            name="comentario"
            label={t('gastos.formulario.opcional', { campo: t('gastos.formulario.comentario') })}
            rows={2}
          />
        </>
      )}
    </Stack>
  );
}

/** Only the VAT of a full invoice with the company's tax number is deducted. */
function InvoiceFields({ of, nuevo: { empresa } }: Props) {
  const { t } = useTranslation();
  const isInvoice = of.values.documento === 'factura';
  return (
    <Rows framed="inset" as="div">
      <SwitchRow
        label={t('gastos.formulario.factura')}
        note={t('gastos.formulario.factura-nota')}
        checked={isInvoice}
        onChange={(checked) => of.put({ documento: checked ? 'factura' : 'ticket', ...(!checked && { conNifEmpresa: false }) })}
      />
      {isInvoice && (
        <Stack gap="md" py="sm">
          <Pair>
            <TextField of={of} name="nif" label={t('gastos.formulario.nif')} />
            <TextField of={of} name="numero" label={t('gastos.formulario.numero')} />
          </Pair>
          {empresa.nif !== null && (
            <SwitchField of={of} name="conNifEmpresa" label={t('gastos.formulario.con-nif', { nif: empresa.nif })} note={empresa.nombre} />
          )}
        </Stack>
      )}
    </Rows>
  );
}

function CurrencyFields({ of, nuevo }: Props) {
  const { monedas } = nuevo;
  const { t } = useTranslation();
  const format = useFormat();
  const { moneda } = of.values;
  const table = monedas.find(({ codigo }) => codigo === moneda)?.cambioMillonesimas ?? null;
  return (
    <>
      <Pair>
        <CountryField of={of} nuevo={nuevo} />
        <SelectField
          of={of}
          name="moneda"
          label={t('gastos.formulario.moneda')}
          options={monedas.map(({ codigo }) => ({ value: codigo, label: `${codigo} · ${format.currencyName(codigo)}` }))}
          onChoose={() => of.put({ cambioMillonesimas: null })}
        />
      </Pair>
      {moneda !== MONEDA_DE_PAGO && (
        <DecimalField
          of={of}
          name="cambioMillonesimas"
          label={t('gastos.formulario.cambio', { moneda })}
          description={
            table === null
              ? t('gastos.formulario.cambio-propio')
              : t('gastos.formulario.cambio-tabla', { cambio: format.decimal(table, 6, 2), moneda })
          }
          decimals={6}
          leastDecimals={2}
          unit={moneda}
          unitName={format.currencyName(moneda)}
        />
      )}
    </>
  );
}
