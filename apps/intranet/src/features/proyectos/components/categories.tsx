import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CategoryForm, OneCategory } from './one-category.tsx';
import type { PartProps } from './project-parts.tsx';

/** The kinds of work that tasks have. */
export function Categories({ place, parts }: PartProps) {
  const { t } = useTranslation();
  const { show } = place;
  const list = useWholeList(proyectos.categorias, {});
  return (
    <ListPage
      title={t('intranet.menu.proyectos')}
      place={place}
      list={list}
      filters={parts}
      empty={{ title: t('proyectos.categorias.vacio'), text: t('proyectos.categorias.vacio-texto') }}
      renderRow={({ id, nombre, abierto }) => ({ id, name: nombre, facts: !abierto && <ClosedPill />, isDim: !abierto })}
      renderOne={(categoria) => <OneCategory key={categoria.id} categoria={categoria} onClose={() => show(null)} />}
      add={{ label: t('proyectos.categorias.nuevo'), form: <CategoryForm categoria={null} onSaved={({ id }) => show(id)} /> }}
    />
  );
}
