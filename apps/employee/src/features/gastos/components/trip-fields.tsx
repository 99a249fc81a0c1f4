import { useTranslation } from 'react-i18next';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { DayField, HourField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { rangeOf } from '@jornada/web/form/range-fields.tsx';
import { AwayFields, BelongsFields, TypeField } from './common-fields.tsx';
import { CountryField } from './country-field.tsx';
import type { GastoForm } from './form-context.ts';

/** Days of travel: from when to when, where, and whether with nights. */
export function TripFields({ of, nuevo }: { of: GastoForm; nuevo: GastoNuevo }) {
  const { t } = useTranslation();
  const { dia } = of.values;
  const range = rangeOf(of, 'dia', 'diaRegreso');
  return (
    <>
      <Pair>
        <DayField of={of} name="dia" toward="past" range={range.first} label={t('gastos.formulario.sales')} />
        <HourField of={of} name="salida" label={t('gastos.formulario.a-las')} />
      </Pair>
      <Pair>
        <DayField of={of} name="diaRegreso" range={range.last} label={t('gastos.formulario.vuelves')} min={dia} />
        <HourField of={of} name="regreso" label={t('gastos.formulario.a-las')} />
      </Pair>
      <AwayFields of={of} nuevo={nuevo} note={t('gastos.formulario.pernocta-nota')} />
      <Pair>
        <TextField of={of} name="lugar" label={t('gastos.formulario.lugar')} />
        <CountryField of={of} nuevo={nuevo} />
      </Pair>
      <TextField of={of} name="motivo" label={t('gastos.formulario.motivo')} placeholder={t('gastos.formulario.motivo-ejemplo')} />
      <TypeField of={of} nuevo={nuevo} />
      <BelongsFields of={of} nuevo={nuevo} />
    </>
  );
}
