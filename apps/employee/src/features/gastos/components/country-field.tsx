import { useTranslation } from 'react-i18next';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { countryOfPlace, PARTES_DE_PAIS } from '@jornada/domain/gastos/lugares.ts';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { usePaises, useUsuales } from '../api.ts';
import { linesForUsual } from '../model/lines.ts';
import type { GastoForm } from './form-context.ts';

/** Where the money was spent: a country, or a part of it that has rates of VAT of its own. */
export function CountryField({ of, nuevo }: { of: GastoForm; nuevo: GastoNuevo }) {
  const { t } = useTranslation();
  const paises = usePaises().data?.items ?? [];
  const { pais } = of.values;
  const partsOf = (codigo: string) =>
    PARTES_DE_PAIS.filter((parte) => countryOfPlace(parte) === codigo).map((value) => ({ value, label: t(`gastos.lugares.${value}`) }));
  const all = paises.flatMap(({ codigo, nombre }) => [{ value: codigo, label: nombre }, ...partsOf(codigo)]);
  // Where people are sent comes first; the others by their name.
  const usual = (useUsuales().data?.paises ?? []).flatMap((codigo) => all.find(({ value }) => value === codigo) ?? []);
  const options = [...usual, ...all.filter((one) => !usual.includes(one))];
  // Until they are known, at least the one that is chosen.
  const isKnown = options.some(({ value }) => value === pais);
  return (
    <SelectField
      of={of}
      name="pais"
      label={t('gastos.formulario.pais')}
      onChoose={(chosen) => of.put({ lineas: linesForUsual(of.values, { pais: chosen }, nuevo) })}
      options={isKnown ? options : [{ value: pais, label: pais }, ...options]}
    />
  );
}
