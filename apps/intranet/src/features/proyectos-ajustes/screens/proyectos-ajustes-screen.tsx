import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { entradaCategoria } from '@jornada/contract/proyectos/vistas.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { ExcessChoice } from '../components/excess-choice.tsx';
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

const CALLS = { cerrar: proyectos.cerrarCategoria, reabrir: proyectos.reabrirCategoria };

/** One kind of work: its name, and its end. */
function OneCategory({ categoria, onClose }: { categoria: SalidaDe<typeof proyectos.guardarCategoria>; onClose: () => void }) {
  const { t } = useTranslation();
  const { nombre, abierto, version } = categoria;
  return (
    <Aside title={nombre} onClose={onClose}>
      {abierto && <CategoryForm key={version} categoria={categoria} />}
      <CloseOrReopen
        of={{
          close: t('proyectos.ajustes.cerrar'),
          reopen: t('proyectos.ajustes.reabrir'),
          ask: t('proyectos.ajustes.cerrar-pregunta'),
        }}
        calls={CALLS}
        list={proyectos.categorias}
        thing={categoria}
        note={abierto ? t('proyectos.ajustes.cerrar-nota') : undefined}
      />
    </Aside>
  );
}

type Categoria = SalidaDe<typeof proyectos.guardarCategoria>;

/** The name of a kind of work. */
function CategoryForm({ categoria, onSaved }: { categoria: Categoria | null; onSaved?: (saved: Categoria) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(proyectos.guardarCategoria, {
    schema: entradaCategoria,
    which: categoria ? { id: categoria.id, version: categoria.version } : undefined,
    initial: { nombre: categoria?.nombre ?? '' },
    draft: `categoria-tarea.${categoria?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(categoria ? 'gestion.guardar' : 'proyectos.ajustes.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.ajustes.nombre')} />
    </Form>
  );
}
