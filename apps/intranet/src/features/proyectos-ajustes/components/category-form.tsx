import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { entradaCategoria } from '@jornada/contract/proyectos/vistas.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';

type Categoria = SalidaDe<typeof proyectos.guardarCategoria>;

/** The name of a kind of work. */
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
    <Form of={form} save={t(categoria ? 'gestion.guardar' : 'proyectos.ajustes.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.ajustes.nombre')} />
    </Form>
  );
}
