import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CategoryForm } from '../components/category-form.tsx';
import { ExcessChoice } from '../components/excess-choice.tsx';
import { OneCategory } from '../components/one-category.tsx';
import { ajustesDeTareasSearch } from '../search.ts';

/** What the company has decided of tasks: minutes beyond those worked, and the kinds of work. */
export function ProyectosAjustesScreen() {
  const { t } = useTranslation();
  const place = usePlace(ajustesDeTareasSearch);
  const { show } = place;
  const list = useWholeList(proyectos.categorias, {});
  return (
    <ListPage
      title={t('proyectos.ajustes.titulo')}
      place={place}
      list={list}
      empty={{ title: t('proyectos.ajustes.vacio'), text: t('proyectos.ajustes.vacio-texto') }}
      before={<ExcessChoice />}
      filters={
        <Section title={t('proyectos.ajustes.categorias')} note={t('proyectos.ajustes.categorias-nota')}>
          {null}
        </Section>
      }
      renderRow={({ id, nombre, abierto }) => ({ id, name: nombre, end: !abierto && <ClosedPill />, isDim: !abierto })}
      renderOne={(categoria) => <OneCategory key={categoria.id} categoria={categoria} onClose={() => show(null)} />}
      add={{ label: t('proyectos.ajustes.nueva'), form: <CategoryForm categoria={null} onSaved={({ id }) => show(id)} /> }}
    />
  );
}
