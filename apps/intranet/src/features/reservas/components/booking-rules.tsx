import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { departamentos } from '@jornada/contract/departamentos.ts';
import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { EQUIPAMIENTO } from '@jornada/domain/reservas/modelo.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { HourField, NumberField, SelectField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { LONGEST, NOTICES, withOwn } from '../model/typed.ts';

/** The fields of a room. Opening and closing are hours of the clock. */
export type RoomValues = Omit<SalaGestionada, 'id' | 'version' | 'reservas' | 'abierto' | 'abre' | 'cierra'> & {
  abre: string;
  cierra: string;
};
type Props = { of: ContractForm<RoomValues> };

/** A Monday: its week gives the days their names. */
const MONDAY = '2024-01-01';
const DAY = 1440;

/** When a room can be used, by whom, for how long, and what it has. */
export function BookingRules({ of }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { equipamiento, dias, departamentos: chosen, maximoMinutos, avisoMinutos } = of.values;
  const known = useRead(departamentos.gestion, {}).data?.items ?? [];
  const length = (minutes: number): string =>
    minutes > 0 && minutes % DAY === 0
      ? t('solicitudes.dias', { count: minutes / DAY, dias: format.number(minutes / DAY) })
      : format.durationWithUnit(minutes);
  return (
    <>
      <SwitchField of={of} name="divisible" label={t('reservas.gestion.divisible')} note={t('reservas.gestion.divisible-nota')} />
      <Ticks
        label={t('reservas.gestion.equipamiento')}
        options={EQUIPAMIENTO.map((value) => ({ value, label: t(`reservas.equipamiento.${value}`) }))}
        chosen={equipamiento}
        onChange={(value) => of.put({ equipamiento: value })}
      />
      <Ticks
        label={t('reservas.gestion.dias')}
        options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({
          value,
          label: format.capitalize(format.date(MONDAY.replace('01-01', `01-0${value}`), 'weekday')),
        }))}
        chosen={dias}
        onChange={(value) => of.put({ dias: value })}
      />
      <Pair>
        <HourField of={of} name="abre" label={t('reservas.gestion.abre')} />
        <HourField of={of} name="cierra" label={t('reservas.gestion.cierra')} description={t('reservas.gestion.cierra-nota')} />
      </Pair>
      <SelectField
        of={of}
        name="maximoMinutos"
        label={t('reservas.gestion.maximo')}
        options={withOwn(LONGEST, maximoMinutos).map((value) => ({ value, label: length(value) }))}
      />
      <Pair>
        <NumberField of={of} name="antelacionDias" label={t('reservas.gestion.antelacion')} />
        <SelectField
          of={of}
          name="avisoMinutos"
          label={t('reservas.gestion.aviso')}
          options={withOwn(NOTICES, avisoMinutos).map((value) => ({
            value,
            label: value === 0 ? t('reservas.gestion.sin-aviso') : length(value),
          }))}
        />
      </Pair>
      <SwitchField of={of} name="conAprobacion" label={t('reservas.gestion.aprobacion')} note={t('reservas.gestion.aprobacion-nota')} />
      {known.length > 0 && (
        <Ticks
          label={t('reservas.gestion.departamentos')}
          note={t('reservas.gestion.departamentos-nota')}
          options={known
            .filter((one) => one.abierto || chosen.includes(one.id))
            .map((one) => ({ value: one.id, label: one.padre ? `${one.padre.nombre} › ${one.nombre}` : one.nombre }))}
          chosen={chosen}
          onChange={(value) => of.put({ departamentos: value })}
        />
      )}
    </>
  );
}

type TicksProps<T> = {
  label: string;
  note?: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Several of a few. */
function Ticks<T extends string | number>({ label, note, options, chosen, onChange }: TicksProps<T>) {
  return (
    <fieldset>
      <Text component="legend" size="sm" fw={550}>
        {label}
      </Text>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <Rows as="div" framed mt="xs">
        {options.map(({ value, label: name }) => (
          <CheckRow
            key={value}
            checked={chosen.includes(value)}
            onChange={() => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
          >
            {name}
          </CheckRow>
        ))}
      </Rows>
    </fieldset>
  );
}
