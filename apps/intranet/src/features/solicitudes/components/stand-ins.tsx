import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { entradaSuplencia, solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import type { quienDecideSearch } from '../search.ts';

type Props = { place: PlaceOf<typeof quienDecideSearch>; parts: ReactNode };
type Persona = { id: number; nombre: string } | null;

/** Who decides in somebody's place, and from when to when. */
export function StandIns({ place, parts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useWholeList(solicitudes.suplencias, {});
  const { show } = place;
  const close = () => show(null);
  const removal = useSend(solicitudes.quitarSuplencia, { onSuccess: close });
  return (
    <ListPage
      title={t('intranet.menu.quien-decide')}
      place={place}
      list={list}
      empty={{ title: t('solicitudes.gestion.sin-suplencias'), text: t('solicitudes.gestion.sin-suplencias-texto') }}
      filters={parts}
      renderRow={({ id, titular, suplente, desde, hasta }) => ({
        id,
        name: suplente.nombre,
        note: t('solicitudes.gestion.en-lugar-de', { nombre: titular.nombre }),
        end: format.dayRange(desde, hasta),
      })}
      renderOne={({ id, titular, suplente, desde, hasta }) => (
        <Aside key={id} title={suplente.nombre} note={t('solicitudes.gestion.en-lugar-de', { nombre: titular.nombre })} onClose={close}>
          <Facts
            items={[
              [t('solicitudes.gestion.desde'), format.date(desde, 'full')],
              [t('solicitudes.gestion.hasta'), format.date(hasta, 'full')],
            ]}
          />
          <Ask
            opener={t('solicitudes.gestion.quitar-suplencia')}
            question={t('solicitudes.gestion.quitar-suplencia-pregunta')}
            yes={t('solicitudes.gestion.quitar-suplencia')}
            isBad
            isBusy={removal.isPending}
            error={removal.error}
            onYes={() => removal.mutate({ id })}
          />
        </Aside>
      )}
      add={{ label: t('solicitudes.gestion.nueva-suplencia'), form: <StandInForm onSaved={({ id }) => show(id)} /> }}
    />
  );
}

function StandInForm({ onSaved }: { onSaved: (saved: { id: number }) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(solicitudes.guardarSuplencia, {
    schema: entradaSuplencia,
    initial: { titular: null as Persona, suplente: null as Persona, desde: '', hasta: '' },
    input: ({ titular, suplente, ...days }) => ({ ...days, ...(titular && { titular: titular.id }), suplente: suplente?.id ?? 0 }),
    check: ({ titular, suplente, desde, hasta }): Record<string, string> => ({
      ...(titular === null || suplente === null ? { suplente: t('solicitudes.gestion.faltan-personas') } : {}),
      ...(desde !== '' && hasta !== '' && hasta < desde ? { hasta: t('vacaciones.formulario.al-reves') } : {}),
    }),
    isPatient: true,
    draft: 'suplencia',
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { titular, suplente } = form.values;
  return (
    <Form of={form} save={t('gestion.guardar')}>
      <Facts
        items={[
          [t('solicitudes.gestion.titular'), titular?.nombre ?? '–'],
          [t('solicitudes.gestion.suplente'), suplente?.nombre ?? '–'],
        ]}
      />
      <PersonSearch label={t('solicitudes.gestion.elegir-titular')} onChoose={(id, nombre) => form.put({ titular: { id, nombre } })} />
      <PersonSearch label={t('solicitudes.gestion.elegir-suplente')} onChoose={(id, nombre) => form.put({ suplente: { id, nombre } })} />
      <Pair>
        <DayField of={form} name="desde" toward="future" label={t('solicitudes.gestion.desde')} />
        <DayField of={form} name="hasta" toward="future" label={t('solicitudes.gestion.hasta')} min={form.values.desde} />
      </Pair>
    </Form>
  );
}
