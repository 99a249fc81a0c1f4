import { useTranslation } from 'react-i18next';
import { CLASES_SALA } from '@jornada/domain/reservas/modelo.ts';
import { centros } from '@jornada/contract/centros.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { entradaSala } from '@jornada/contract/reservas/salas.ts';
import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { useRead } from '@jornada/web/calls.ts';
import { NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { placesFor } from '../model/tree.ts';
import { hoursOf, NEW_ROOM, typedHour } from '../model/typed.ts';
import { BookingRules } from './booking-rules.tsx';

type Props = { sala: SalaGestionada | null; salas: readonly SalaGestionada[]; onSaved?: (saved: SalaGestionada) => void };

/** What a room is, where it stands, and by which rules it is booked. */
export function RoomForm({ sala, salas, onSaved }: Props) {
  const { t } = useTranslation();
  const {
    id,
    version,
    reservas: _booked,
    abierto: _open,
    abre,
    cierra,
    ...rest
  } = sala ?? { ...NEW_ROOM, id: null, version: 0, reservas: 0, abierto: true };
  const centres = useRead(centros.listado, {}).data?.items ?? [];
  const form = useContractForm(reservas.guardarSala, {
    schema: entradaSala,
    which: id === null ? undefined : { id, version },
    initial: { ...rest, abre: typedHour(abre), cierra: typedHour(cierra) },
    input: ({ abre: from, cierra: until, ...same }) => ({ ...same, ...hoursOf({ abre: from, cierra: until }) }),
    check: (values): Record<string, string> => {
      const hours = hoursOf(values);
      return values.abre !== '' && values.cierra !== '' && hours.cierra <= hours.abre ? { cierra: t('reservas.gestion.cierra-antes') } : {};
    },
    draft: `sala.${id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { reservable } = form.values;
  const places = placesFor(salas, id);
  return (
    <Form of={form} save={t(id === null ? 'reservas.gestion.crear' : 'gestion.guardar')}>
      <TextField of={form} name="nombre" label={t('reservas.gestion.nombre')} />
      <SelectField
        of={form}
        name="padre"
        label={t('reservas.gestion.dentro-de')}
        options={[{ value: null, label: t('reservas.gestion.arriba') }, ...places.map((one) => ({ value: one.id, label: one.label }))]}
      />
      <SelectField
        of={form}
        name="centro"
        label={t('reservas.gestion.centro')}
        description={t('reservas.gestion.centro-nota')}
        options={[
          { value: null, label: t('reservas.gestion.como-arriba') },
          ...centres.filter((one) => one.abierto || one.id === rest.centro).map((one) => ({ value: one.id, label: one.nombre })),
        ]}
      />
      <SwitchField of={form} name="reservable" label={t('reservas.gestion.reservable')} note={t('reservas.gestion.reservable-nota')} />
      {reservable && (
        <>
          <SelectField
            of={form}
            name="clase"
            label={t('reservas.gestion.clase')}
            options={CLASES_SALA.map((value) => ({ value, label: t(`reservas.gestion.clases.${value}`) }))}
          />
          <NumberField of={form} name="aforo" label={t('reservas.gestion.aforo')} />
          <BookingRules of={form} />
        </>
      )}
    </Form>
  );
}
