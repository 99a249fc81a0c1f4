import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { entradaCierreSala } from '@jornada/contract/reservas/salas.ts';
import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { DayField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { placesFor } from '../model/tree.ts';
import type { reservasSearch } from '../search.ts';

type Props = { place: PlaceOf<typeof reservasSearch>; parts: ReactNode };

/** The days on which rooms are shut. */
export function Closures({ place, parts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useWholeList(reservas.cierres, {});
  const salas = useWholeList(reservas.salas, {}).items;
  const { show } = place;
  const close = () => show(null);
  const removal = useSend(reservas.abrirDias, { onSuccess: close });
  return (
    <ListPage
      title={t('reservas.gestion.titulo')}
      place={place}
      list={list}
      filters={parts}
      empty={{ title: t('reservas.gestion.sin-cierres'), text: t('reservas.gestion.sin-cierres-texto') }}
      renderRow={({ id, sala, desde, hasta, motivo, reservas: booked }) => ({
        id,
        name: sala.nombre,
        note: [motivo, booked > 0 && t('reservas.gestion.cuantas', { count: booked })].filter(Boolean).join(' · '),
        end: format.dayRange(desde, hasta),
      })}
      renderOne={({ id, sala, desde, hasta, motivo, reservas: booked }) => (
        <Aside key={id} title={sala.nombre} onClose={close}>
          <Facts
            items={[
              [t('solicitudes.gestion.desde'), format.date(desde, 'full')],
              [t('solicitudes.gestion.hasta'), format.date(hasta, 'full')],
              [t('reservas.gestion.motivo'), motivo ?? '–'],
              [t('reservas.gestion.afectadas'), t('reservas.gestion.cuantas', { count: booked })],
            ]}
          />
          <Ask
            opener={t('reservas.gestion.abrir-dias')}
            question={t('reservas.gestion.abrir-pregunta')}
            yes={t('reservas.gestion.abrir-dias')}
            isBusy={removal.isPending}
            error={removal.error}
            onYes={() => removal.mutate({ id })}
          />
        </Aside>
      )}
      add={{
        label: t('reservas.gestion.cerrar-dias'),
        form: salas.length > 0 && (
          <ClosureForm key={place.search.sala} salas={salas} first={place.search.sala} onSaved={({ id }) => show(id)} />
        ),
      }}
    />
  );
}

type FormProps = { salas: readonly SalaGestionada[]; first: number | undefined; onSaved: (saved: { id: number }) => void };

/** Shuts a room. If it is booked, that is said first; then it is shut all the same, and those people are told. */
function ClosureForm({ salas, first, onSaved }: FormProps) {
  const { t } = useTranslation();
  const form = useContractForm(reservas.cerrarDias, {
    schema: entradaCierreSala,
    initial: { sala: first ?? salas[0]?.id ?? 0, desde: '', hasta: '', motivo: '' },
    input: ({ motivo, ...same }) => ({ ...same, motivo: motivo.trim() || null }),
    check: ({ desde, hasta }): Record<string, string> =>
      desde !== '' && hasta !== '' && hasta < desde ? { hasta: t('vacaciones.formulario.al-reves') } : {},
    isPatient: true,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const isBooked = form.error instanceof ApiError && form.error.code === 'reservas.con-reservas';
  return (
    <Form
      of={form}
      save={t('reservas.gestion.cerrar-dias')}
      beside={
        isBooked && (
          <Button variant="default" loading={form.isBusy} onClick={() => form.submit({ aunConReservas: true })}>
            {t('reservas.gestion.cerrar-y-avisar')}
          </Button>
        )
      }
    >
      <SelectField
        of={form}
        name="sala"
        label={t('reservas.gestion.que-sala')}
        options={placesFor(salas, null).map(({ id, label }) => ({ value: id, label }))}
      />
      <Pair>
        <DayField of={form} name="desde" toward="future" label={t('solicitudes.gestion.desde')} />
        <DayField of={form} name="hasta" toward="future" label={t('solicitudes.gestion.hasta')} min={form.values.desde} />
      </Pair>
      <TextField of={form} name="motivo" label={t('reservas.gestion.motivo')} />
      {isBooked && (
        <Note icon={IconAlertCircle} tone="warn" words="ink">
          {t('reservas.gestion.se-avisara')}
        </Note>
      )}
    </Form>
  );
}
