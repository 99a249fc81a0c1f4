import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { entradaCategoria } from '@jornada/contract/proyectos/vistas.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';

type Categoria = SalidaDe<typeof proyectos.guardarCategoria>;

/** What a kind of work is called. */
export function CategoryForm({ categoria, onSaved }: { categoria: Categoria | null; onSaved?: (saved: Categoria) => void }) {
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
    <Form of={form} save={t(categoria ? 'gestion.guardar' : 'proyectos.categorias.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.nombre')} />
    </Form>
  );
}

/** One kind of work: its name, and its end. */
export function OneCategory({ categoria, onClose }: { categoria: Categoria; onClose: () => void }) {
  const { t } = useTranslation();
  const words = {
    close: t('proyectos.categorias.cerrar'),
    reopen: t('proyectos.categorias.reabrir'),
    ask: t('proyectos.categorias.cerrar-pregunta'),
  };
  return (
    <Aside title={categoria.nombre} onClose={onClose}>
      {categoria.abierto && <CategoryForm categoria={categoria} />}
      <CloseOrReopen
        of={words}
        calls={{ cerrar: proyectos.cerrarCategoria, reabrir: proyectos.reabrirCategoria }}
        list={proyectos.categorias}
        thing={categoria}
        note={categoria.abierto ? t('proyectos.categorias.cerrar-nota') : undefined}
        onDone={onClose}
      />
    </Aside>
  );
}
