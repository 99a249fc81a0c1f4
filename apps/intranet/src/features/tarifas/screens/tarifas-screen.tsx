import { Button, Group } from '@mantine/core';
import { tarifas } from '@jornada/contract/tarifas.ts';
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

/** What hours are billed at and what they cost, of people and projects, from when to when. */
export function TarifasScreen() {
  const { t, today, who, note, amounts } = useRateWords();
  const place = usePlace(tarifasSearch);
  const { search, show, set } = place;
  const { persona, proyecto } = search;
  const read = useList(tarifas.listado, { persona, proyecto });
  const list = { ...read, items: withEnds(read.items, today) };
  const [first] = list.items;
  const of = {
    persona: persona === undefined ? null : (first?.persona ?? null),
    proyecto: proyecto === undefined ? null : (first?.proyecto ?? null),
  };
  const nombre = [of.persona?.nombre, of.proyecto?.nombre].filter(Boolean).join(', ');
  return (
    <ListPage
      title={t('tarifas.titulo')}
      place={place}
      list={list}
      empty={{ title: t('tarifas.vacio'), text: t('tarifas.vacio-texto') }}
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
            <PersonSearch isNamed={false} label={t('tarifas.filtro-persona')} onChoose={(id) => set({ persona: id })} />
            <ProjectSearch isNamed={false} label={t('tarifas.filtro-proyecto')} onChoose={(id) => set({ proyecto: id })} />
          </Filters>
          {(persona !== undefined || proyecto !== undefined) && (
            <Group gap="sm" mb="md">
              {nombre && <span>{t('tarifas.filtradas', { nombre })}</span>}
              <Button variant="default" onClick={() => set({ persona: undefined, proyecto: undefined })}>
                {t('tarifas.sin-filtro')}
              </Button>
            </Group>
          )}
        </>
      }
    />
  );
}
