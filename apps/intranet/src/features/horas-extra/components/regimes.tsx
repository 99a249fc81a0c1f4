import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { entradaRegimen, horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { REGIMENES_EXTRA } from '@jornada/domain/horas-extra/modelo.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';
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
import type { horasExtraSearch } from '../search.ts';

type Props = { place: PlaceOf<typeof horasExtraSearch>; parts: ReactNode };

/** People for whom the law allows no overtime and of whom the schedule does not say so. */
export function Regimes({ place, parts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useWholeList(horasExtra.regimenes, {});
  const { show } = place;
  const close = () => show(null);
  const removal = useSend(horasExtra.quitarRegimen, { onSuccess: close });
  const spanOf = ({ desde, hasta }: { desde: string; hasta: string | null }): string =>
    hasta === null
      ? `${t('horas-extra.gestion.desde', { dia: format.date(desde, 'numeric') })}, ${t('horas-extra.gestion.sin-fin')}`
      : format.dayRange(desde, hasta);
  return (
    <ListPage
      title={t('menu.entradas.horas-extra')}
      place={place}
      list={list}
      empty={{ title: t('horas-extra.gestion.sin-personas'), text: t('horas-extra.gestion.sin-personas-texto') }}
      filters={parts}
      renderRow={({ id, persona, regimen, ...days }) => ({
        id,
        name: persona.nombre,
        facts: format.capitalize(t(`horas-extra.regimenes.${regimen}`)),
        end: spanOf(days),
      })}
      renderOne={({ id, persona, regimen, ...days }) => (
        <Aside key={id} title={persona.nombre} note={format.capitalize(t(`horas-extra.regimenes.${regimen}`))} onClose={close}>
          <Facts items={[[t('horas-extra.gestion.desde-dia'), spanOf(days)]]} />
          <Ask
            opener={t('horas-extra.gestion.quitar')}
            question={t('horas-extra.gestion.quitar-pregunta')}
            yes={t('horas-extra.gestion.quitar')}
            isBad
            isBusy={removal.isPending}
            error={removal.error}
            onYes={() => removal.mutate({ id })}
          />
        </Aside>
      )}
      add={{ label: t('horas-extra.gestion.anotar'), form: <RegimeForm onSaved={({ id }) => show(id)} /> }}
    />
  );
}

type Persona = { id: number; nombre: string } | null;

function RegimeForm({ onSaved }: { onSaved: (saved: { id: number }) => void }) {
  const { t } = useTranslation();
  const { capitalize } = useFormat();
  const form = useContractForm(horasExtra.guardarRegimen, {
    schema: entradaRegimen,
    initial: { persona: null as Persona, regimen: REGIMENES_EXTRA.at(-1) ?? 'menor', desde: '', hasta: '' },
    input: ({ persona, hasta, ...same }) => ({ ...same, persona: persona?.id ?? 0, hasta: hasta === '' ? null : hasta }),
    check: ({ persona, desde, hasta }): Record<string, string> => ({
      ...(persona === null ? { persona: t('horas-extra.gestion.falta-persona') } : {}),
      ...(desde !== '' && hasta !== '' && hasta < desde ? { hasta: t('vacaciones.formulario.al-reves') } : {}),
    }),
    isPatient: true,
    draft: 'horas-extra.regimen',
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t('horas-extra.gestion.guardar')}>
      <Facts items={[[t('horas-extra.gestion.persona'), form.values.persona?.nombre ?? '–']]} />
      <PersonSearch label={t('horas-extra.gestion.buscar')} onChoose={(id, nombre) => form.put({ persona: { id, nombre } })} />
      <SelectField
        of={form}
        name="regimen"
        label={t('horas-extra.gestion.por')}
        options={REGIMENES_EXTRA.map((value) => ({ value, label: capitalize(t(`horas-extra.regimenes.${value}`)) }))}
      />
      <Pair>
        <DayField of={form} name="desde" label={t('horas-extra.gestion.desde-dia')} />
        <DayField of={form} name="hasta" label={t('horas-extra.gestion.hasta-dia')} min={form.values.desde} />
      </Pair>
    </Form>
  );
}
