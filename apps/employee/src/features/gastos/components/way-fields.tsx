import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { VEHICULOS_GASTO } from '@jornada/domain/gastos/modelo.ts';
import { IconCar, IconMotorbike } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { DecimalField } from '@jornada/web/form/amount-fields.tsx';
import { DayField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { wholeDrive } from '../model/values.ts';
import { BelongsFields, TypeField } from './common-fields.tsx';
import type { GastoForm } from './form-context.ts';
import { UsualDrives } from './usual-drives.tsx';

const ICONS = { coche: IconCar, moto: IconMotorbike };

/** Kilometres of an own vehicle: from where to where, what for, and how many. */
export function WayFields({ of, nuevo }: { of: GastoForm; nuevo: GastoNuevo }) {
  const { t, km } = useExpenseWords();
  const isBothWays = of.values.idaYVuelta;
  const whole = wholeDrive(of.values);
  return (
    <>
      <SegmentChoice
        aria-label={t('gastos.formulario.vehiculo')}
        value={of.values.vehiculo ?? 'coche'}
        options={VEHICULOS_GASTO.map((value) => ({ value, label: t(`gastos.vehiculos.${value}`), icon: ICONS[value] }))}
        onChoose={(vehiculo) => of.put({ vehiculo })}
      />
      <UsualDrives of={of} />
      <Pair>
        <DayField of={of} name="dia" toward="past" label={t('gastos.formulario.dia')} />
        <DecimalField
          of={of}
          name="kmDecimas"
          label={t(isBothWays ? 'gastos.formulario.distancia-ida' : 'gastos.formulario.distancia')}
          decimals={1}
          unit={t('gastos.km.unidad')}
          unitName={t('gastos.km.unidades')}
        />
      </Pair>
      <Rows framed="inset" as="div">
        <SwitchField
          of={of}
          name="idaYVuelta"
          label={t('gastos.formulario.ida-y-vuelta')}
          note={
            isBothWays && whole !== null
              ? t('gastos.formulario.ida-y-vuelta-son', { km: km(whole) })
              : t('gastos.formulario.ida-y-vuelta-nota')
          }
        />
      </Rows>
      <Pair>
        <TextField of={of} name="origen" label={t('gastos.formulario.origen')} />
        <TextField of={of} name="destino" label={t('gastos.formulario.destino')} />
      </Pair>
      <TextField of={of} name="motivo" label={t('gastos.formulario.motivo')} placeholder={t('gastos.formulario.motivo-ejemplo')} />
      <TypeField of={of} nuevo={nuevo} />
      <BelongsFields of={of} nuevo={nuevo} />
    </>
  );
}
