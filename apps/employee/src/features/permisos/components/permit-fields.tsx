import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, HourField, NumberField, SelectField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { RangeFields } from '@jornada/web/form/range-fields.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { awayHours } from '@jornada/features/solicitudes/permisos/away-hours.ts';
import { minutesOf } from '../model/hours.ts';
import { GRADOS, type PermitValues } from '../model/permit-fields.ts';

type Props = { of: ContractForm<PermitValues>; tipo: TipoPermiso; propuesta: SalidaDe<typeof permisos.nuevo>['propuesta'] };

/** What one must say about a kind of permit: only what it depends on. */
export function PermitFields({ of: form, tipo: { pide }, propuesta }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { desde, hasta, viaje, horas, horaInicio } = form.values;
  const away = awayHours({ inicio: horaInicio, minutos: minutesOf(horas) }, format);
  const isProposed = propuesta !== null && propuesta.desde === desde && propuesta.hasta === (hasta || desde);
  return (
    <>
      {pide.hecho && (
        <DayField
          of={form}
          name="hecho"
          label={t(pide.hecho === 'nacimiento' ? 'permisos.formulario.nacimiento' : 'permisos.formulario.hecho')}
        />
      )}
      {pide.grado && (
        <SelectField
          of={form}
          name="grado"
          label={t('permisos.formulario.grado')}
          options={GRADOS.map((value) => ({ value, label: t(`permisos.formulario.grados.${value === '' ? 'elige' : value}`) }))}
        />
      )}
      {pide.viaje && (
        <SwitchField of={form} name="viaje" label={t('permisos.formulario.viaje')} note={t('permisos.formulario.viaje-nota')} />
      )}
      {pide.distancia && viaje && <NumberField of={form} name="km" label={t('permisos.formulario.km')} />}
      {pide.monoparental && <SwitchField of={form} name="monoparental" label={t('permisos.formulario.monoparental')} />}
      {pide.hijos && <NumberField of={form} name="hijos" label={t('permisos.formulario.hijos')} />}
      {pide.ambos && <SwitchField of={form} name="deAmbos" label={t('permisos.formulario.ambos')} />}
      <RangeFields
        of={form}
        first={{ name: 'desde', label: t('permisos.formulario.desde') }}
        last={{ name: 'hasta', label: t('permisos.formulario.hasta') }}
      />
      {propuesta && !isProposed && (
        <Button variant="default" onClick={() => form.put(propuesta)}>
          {t('permisos.formulario.todos', { dias: format.dayRange(propuesta.desde, propuesta.hasta) })}
        </Button>
      )}
      {pide.minutos && (
        <>
          <Pair>
            <HourField of={form} name="horaInicio" label={t('permisos.formulario.desde-las')} />
            <HourField of={form} name="horas" label={t('permisos.formulario.horas')} />
          </Pair>
          <Text size="sm" c="dimmed" mt="-0.5rem">
            {away ? t('permisos.formulario.fuera', away) : t('permisos.formulario.horas-nota')}
          </Text>
        </>
      )}
    </>
  );
}
