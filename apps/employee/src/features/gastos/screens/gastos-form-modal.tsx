import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { examineLine, offBy, splitSum, taxOf, TOLERANCIA_IVA } from '@jornada/domain/gastos/iva.ts';
import type { LineaIva } from '@jornada/domain/gastos/modelo.ts';
import { unitOf } from '@jornada/domain/gastos/monedas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconTrash } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { DecimalInput, MoneyInput } from '@jornada/web/fields/amount-input.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useFormAbove } from '../components/form-context.ts';
import { nextLine, sumOfLine } from '../model/lines.ts';

const route = getRouteApi('/shell/session/gastos/formulario/gastos-form-modal');
const OTHER = 'otro';
/** The highest rate that there may be, in per mille. */
const MOST = 500;

/** The line as it is typed: what is still empty is null. */
type Typed = { porMil: number; suma: number | null; base: number | null; cuota: number | null };
const NOTHING = { suma: null, base: null, cuota: null };
const typedOf = (line: LineaIva): Typed =>
  sumOfLine(line) === 0
    ? { ...NOTHING, porMil: line.porMil }
    : { porMil: line.porMil, suma: sumOfLine(line), base: line.baseCentimos, cuota: line.cuotaCentimos };

/** One line of VAT: its rate, and the sum, the base or the tax, whichever the receipt says. The rest is computed. */
export function GastosFormModal() {
  const { t } = useTranslation();
  const format = useFormat();
  const { linea = 0 } = route.useSearch();
  const { of, nuevo } = useFormAbove();
  const close = useWayBack('/gastos-form');
  const { lineas, moneda } = of.values;
  const unit = unitOf(moneda);
  const old = lineas[linea];
  const [line, setLine] = useState<Typed>(() => typedOf(old ?? nextLine(of.values, nuevo.ivas)));
  const { porMil, suma, base, cuota } = line;
  const [isTried, setTried] = useState(false);
  const isListed = nuevo.ivas.includes(porMil);
  const [isOther, setOther] = useState(!isListed);
  const rateText = (rate: number): string => t('gastos.iva.tipo', { tipo: format.number(rate / 10) });

  const put = (next: LineaIva[]): void => {
    // A receipt whose total nobody typed has that of its lines.
    const total = next.reduce((sum, one) => sum + sumOfLine(one), 0);
    of.put({ lineas: next, ...(of.values.totalCentimos === null && next.length > 0 && { totalCentimos: total }) });
    close();
  };
  const split = (cents: number | null, rate = porMil): void =>
    setLine(cents === null ? { ...NOTHING, porMil: rate } : typedOf(splitSum(cents, rate, unit)));
  const putTax = (baseCentimos: number | null, cuotaCentimos: number | null): void =>
    setLine({
      porMil,
      base: baseCentimos,
      cuota: cuotaCentimos,
      suma: baseCentimos === null || cuotaCentimos === null ? null : baseCentimos + cuotaCentimos,
    });
  const whole: LineaIva | null =
    base === null || cuota === null || base + cuota === 0 ? null : { porMil, baseCentimos: base, cuotaCentimos: cuota };
  const finish = (): void => {
    if (whole) put(old ? lineas.with(linea, whole) : [...lineas, whole]);
    else setTried(true);
  };
  const isOff = whole !== null && offBy(examineLine(whole, unit), unit) > TOLERANCIA_IVA;
  const foot = (
    <Stack gap="xs">
      <Button size="xl" fullWidth onClick={finish}>
        {t('gastos.iva.listo')}
      </Button>
      {old && (
        <Button variant="transparent" leftSection={<Glyph of={IconTrash} size="sm" />} onClick={() => put(lineas.toSpliced(linea, 1))}>
          {t('gastos.iva.quitar')}
        </Button>
      )}
    </Stack>
  );
  return (
    <Sheet title={t('gastos.iva.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={close} foot={foot}>
      <Stack gap="md">
        <SegmentChoice
          aria-label={t('gastos.iva.iva')}
          value={isOther ? OTHER : String(porMil)}
          options={[
            ...nuevo.ivas.map((rate) => ({ value: String(rate), label: rateText(rate) })),
            { value: OTHER, label: t('gastos.iva.otro-tipo') },
          ]}
          onChoose={(value) => {
            setOther(value === OTHER);
            if (value !== OTHER) split(suma, Number(value));
          }}
        />
        {isOther && (
          <DecimalInput
            label={t('gastos.iva.por-ciento')}
            decimals={1}
            leastDecimals={0}
            unit="%"
            unitName="%"
            value={porMil}
            onChange={(rate) => split(suma, Math.min(rate ?? 0, MOST))}
          />
        )}
        <MoneyInput
          label={t('gastos.iva.con-iva')}
          currency={moneda}
          value={suma}
          error={isTried && whole === null ? t('validacion.obligatorio') : undefined}
          onChange={(cents) => split(cents)}
        />
        <Pair>
          <MoneyInput
            label={t('gastos.iva.base')}
            currency={moneda}
            value={base}
            onChange={(cents) => putTax(cents, cents === null ? null : taxOf(cents, porMil, unit))}
          />
          <MoneyInput label={t('gastos.iva.cuota')} currency={moneda} value={cuota} onChange={(cents) => putTax(base, cents)} />
        </Pair>
        {isOff && base !== null && (
          <Note icon={IconAlertCircle} tone="warn" words="tone" role="status">
            {t('gastos.iva.no-cuadra', {
              tipo: rateText(porMil),
              base: format.money(base, moneda),
              cuota: format.money(taxOf(base, porMil, unit), moneda),
            })}
          </Note>
        )}
      </Stack>
    </Sheet>
  );
}
