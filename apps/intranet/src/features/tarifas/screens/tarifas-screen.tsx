import { useState } from 'react';
import { tarifas } from '@jornada/contract/tarifas.ts';
import { FilterChips } from '@jornada/web/list/filter-chips.tsx';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { OneRate } from '../components/one-rate.tsx';
import { ProjectSearch } from '../../../shared/project-search.tsx';
import { RateForm } from '../components/rate-form.tsx';
import { withEnds } from '../model/spans.ts';
import { tarifasSearch } from '../search.ts';
import { useRateWords } from '../use-rate-words.ts';

type Named = { id: number; nombre: string } | null;

/** What hours are billed at and what they cost, of people and projects, from when to when. */
export function TarifasScreen() {
  const { t, today, who, note, amounts } = useRateWords();
  const place = usePlace(tarifasSearch);
  const { search, show, set } = place;
  const { persona, proyecto } = search;
  const read = useList(tarifas.listado, { persona, proyecto });
  const list = { ...read, items: withEnds(read.items, today) };
  const [first] = list.items;
  // What was chosen here is known by name also where it has no rates.
  const [chosen, setChosen] = useState<{ persona: Named; proyecto: Named }>({ persona: null, proyecto: null });
  const named = (kind: 'persona' | 'proyecto'): Named =>
    search[kind] === undefined ? null : (first?.[kind] ?? (chosen[kind]?.id === search[kind] ? chosen[kind] : null));
  const of = { persona: named('persona'), proyecto: named('proyecto') };
  const isFiltered = persona !== undefined || proyecto !== undefined;
  const choose = (kind: 'persona' | 'proyecto') => (id: number, nombre: string) => {
    setChosen((before) => ({ ...before, [kind]: { id, nombre } }));
    set({ [kind]: id });
  };
  const chips = (['persona', 'proyecto'] as const)
    .filter((kind) => search[kind] !== undefined)
    .map((kind) => ({ key: kind, label: of[kind]?.nombre ?? t(`tarifas.${kind}`), onRemove: () => set({ [kind]: undefined }) }));
  return (
    <ListPage
      title={t('tarifas.titulo')}
      place={place}
      list={list}
      empty={
        isFiltered
          ? { title: t('tarifas.vacio-de'), text: t('tarifas.vacio-de-texto') }
          : { title: t('tarifas.vacio'), text: t('tarifas.vacio-texto') }
      }
      renderRow={(rate) => ({
        id: rate.id,
        name: who(rate),
        note: note(rate),
        facts: amounts(rate),
        end: t(`tarifas.${rate.estado}`),
        isDim: rate.estado === 'pasada',
      })}
      renderOne={(rate) => <OneRate key={rate.id} rate={rate} onClose={() => show(null)} />}
      add={{ label: t('tarifas.nueva'), form: <RateForm rate={null} of={of} onSaved={({ id }) => show(id)} /> }}
      filters={
        <>
          <Hint>{t('tarifas.nota')}</Hint>
          <Hint>{t('tarifas.cual-vale')}</Hint>
          <Filters>
            <PersonSearch isNamed={false} label={t('tarifas.filtro-persona')} onChoose={choose('persona')} />
            <ProjectSearch isNamed={false} label={t('tarifas.filtro-proyecto')} onChoose={choose('proyecto')} />
          </Filters>
          <FilterChips of={chips} />
        </>
      }
    />
  );
}
