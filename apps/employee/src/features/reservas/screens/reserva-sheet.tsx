import { getRouteApi } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaReserva, reservas } from '@jornada/contract/reservas/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { DayField, HourField, LongTextField, NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { RequestForm } from '../../../shared/solicitudes/request-form.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useNuevo } from '../api.ts';
import { BookingConsequences } from '../components/booking-consequences.tsx';
import { useRoomWords } from '../components/use-room-words.ts';
import { clockOf } from '../model/rooms.ts';
import { useBoard } from '../use-board.ts';
import { useBooked, wallOn } from '../use-booking.ts';

const route = getRouteApi('/shell/session/reservas-board');
type Nuevo = SalidaDe<typeof reservas.nuevo>;
const DAY = 1440;

/** The details of a booking, in a sheet above the rooms: for a tapped slot, or for what the button would book. */
export function ReservaSheet() {
  const { id } = route.useSearch();
  const query = useNuevo(id === undefined ? {} : { id });
  return query.data && !query.isPlaceholderData ? <Fields key={id} id={id} nuevo={query.data} /> : null;
}

function Fields({ id, nuevo }: { id: number | undefined; nuevo: Nuevo }) {
  const { t } = useRoomWords();
  const { fecha, wanted, sala, personas } = useBoard(id === undefined ? undefined : nuevo);
  const close = useWayBack('/reservas-form');
  const onBooked = useBooked();
  const { valores, version, salas } = nuevo;
  const form = useContractForm(reservas.guardar, {
    schema: entradaReserva,
    initial: {
      sala: sala ?? salas[0]?.id ?? 0,
      fecha,
      desde: clockOf(wanted.inicio),
      hasta: clockOf(wanted.fin),
      hastaDia: masDias(fecha, Math.floor(wanted.fin / DAY)),
      asunto: valores.asunto ?? '',
      asistentes: personas ?? valores.asistentes,
      comentario: valores.comentario ?? '',
    },
    names: { inicio: 'desde', fin: 'hasta' },
    input: ({ sala: room, asunto, asistentes, comentario, ...when }) => ({
      sala: room,
      ...hoursOf(when),
      asistentes,
      asunto: asunto.trim() || null,
      comentario: comentario.trim() || null,
    }),
    ...(id !== undefined && version !== null && { which: { id, version } }),
    check: (values): Record<string, string> => {
      const { inicio, fin } = hoursOf(values);
      return values.desde !== '' && values.hasta !== '' && fin <= inicio ? { hasta: t('errores.reservas.al-reves') } : {};
    },
    isOnce: true,
    sendsUnchanged: true,
    onSaved: onBooked,
  });
  const { values } = form;
  const room = salas.find((one) => one.id === values.sala);
  const hasDays = (room?.maximoMinutos ?? 0) > DAY || values.hastaDia !== values.fecha;
  const isWhole = values.fecha !== '' && values.desde !== '' && values.hasta !== '';
  const asked = { ...(id !== undefined && { id }), sala: values.sala, ...hoursOf(values), asistentes: values.asistentes };
  const told = useNuevo(isWhole ? asked : {}, isWhole);
  return (
    <RequestForm
      of={form}
      title={t(id === undefined ? 'reservas.formulario.titulo' : 'reservas.formulario.cambiar')}
      send={t(id === undefined ? 'reservas.formulario.reservar' : 'reservas.formulario.guardar')}
      deciders={told.data?.decide ?? []}
      onClose={close}
    >
      <SelectField
        of={form}
        name="sala"
        label={t('reservas.formulario.sala')}
        options={salas.map((one) => ({ value: one.id, label: one.ruta.length === 0 ? one.nombre : `${one.nombre} · ${one.ruta.at(-1)}` }))}
      />
      <DayField of={form} name="fecha" toward="future" label={t('reservas.formulario.dia')} />
      <Pair>
        <HourField of={form} name="desde" label={t('reservas.formulario.desde')} />
        <HourField of={form} name="hasta" label={t('reservas.formulario.hasta')} />
      </Pair>
      {hasDays && <DayField of={form} name="hastaDia" label={t('reservas.formulario.hasta-dia')} min={values.fecha} />}
      {isWhole && (
        <BookingConsequences
          query={told}
          onTake={(to) =>
            form.put({
              ...(to.sala !== undefined && { sala: to.sala }),
              fecha: to.inicio.slice(0, 10),
              desde: to.inicio.slice(11, 16),
              hasta: to.fin.slice(11, 16),
              hastaDia: to.fin.slice(0, 10),
            })
          }
        />
      )}
      <TextField of={form} name="asunto" label={t('reservas.formulario.asunto')} />
      <NumberField of={form} name="asistentes" label={t('reservas.formulario.personas')} />
      <LongTextField of={form} name="comentario" label={t('reservas.formulario.comentario')} rows={2} />
    </RequestForm>
  );
}

type When = { fecha: string; desde: string; hasta: string; hastaDia: string };

/** The hours as the wire has them. The last day counts where it is later; midnight ends the day before. */
function hoursOf({ fecha, desde, hasta, hastaDia }: When): { inicio: string; fin: string } {
  const last = hastaDia > fecha ? hastaDia : fecha;
  const isMidnight = hasta === '00:00' && last === fecha;
  return { inicio: `${fecha}T${desde}`, fin: isMidnight ? wallOn(fecha, DAY) : `${last}T${hasta}` };
}
