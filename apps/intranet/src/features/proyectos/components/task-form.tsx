import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { entradaTarea } from '@jornada/contract/proyectos/vistas.ts';
import { useRead } from '@jornada/web/calls.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { budgetOf, isBudget, typedBudget } from '../model/values.ts';

type Tarea = SalidaDe<typeof proyectos.guardarTarea>;
type Props = { proyectoId: number; tarea: Tarea | null; onSaved: () => void };

const BILLED = { proyecto: null, si: true, no: false } as const;
type Billed = keyof typeof BILLED;
const billedOf = (value: boolean | null): Billed => (value === null ? 'proyecto' : value ? 'si' : 'no');

/** What a task is called, its kind of work, whether it is billed, and its hours. */
export function TaskForm({ proyectoId, tarea, onSaved }: Props) {
  const { t } = useTranslation();
  const kinds = useRead(proyectos.categorias, {}).data?.items ?? [];
  const form = useContractForm(proyectos.guardarTarea, {
    schema: entradaTarea,
    which: tarea ? { id: tarea.id, version: tarea.version } : undefined,
    initial: {
      nombre: tarea?.nombre ?? '',
      categoriaId: tarea?.categoria?.id ?? null,
      facturable: billedOf(tarea?.facturable ?? null),
      presupuestoMinutos: typedBudget(tarea?.presupuestoMinutos ?? null),
    },
    input: ({ nombre, categoriaId, facturable, presupuestoMinutos }) => ({
      proyectoId,
      nombre,
      categoriaId,
      facturable: BILLED[facturable],
      presupuestoMinutos: budgetOf(presupuestoMinutos),
    }),
    check: ({ presupuestoMinutos }): Record<string, string> =>
      isBudget(presupuestoMinutos) ? {} : { presupuestoMinutos: t('proyectos.no-son-horas') },
    draft: `tarea.${proyectoId}.${tarea?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form isShort of={form} save={t(tarea ? 'gestion.guardar' : 'proyectos.tareas.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.tareas.nombre')} />
      <SelectField
        of={form}
        name="categoriaId"
        label={t('proyectos.tareas.categoria')}
        options={[
          { value: null, label: t('proyectos.tareas.sin-categoria') },
          ...kinds
            .filter(({ id, abierto }) => abierto || id === tarea?.categoria?.id)
            .map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
      />
      <SelectField
        of={form}
        name="facturable"
        label={t('proyectos.tareas.facturable')}
        options={[
          { value: 'proyecto', label: t('proyectos.tareas.como-proyecto') },
          { value: 'si', label: t('proyectos.tareas.si') },
          { value: 'no', label: t('proyectos.tareas.no') },
        ]}
      />
      <TextField of={form} name="presupuestoMinutos" label={t('proyectos.presupuesto-horas')} maxLength={10} />
    </Form>
  );
}
