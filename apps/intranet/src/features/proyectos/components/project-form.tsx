import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { entradaProyecto, proyectos } from '@jornada/contract/proyectos.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { MoneyField } from '@jornada/web/form/amount-fields.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { budgetOf, isBudget, typedBudget, type ProyectoVisto } from '../model/values.ts';

/** What a project is: for whom, in whose charge, until when, and for how much. */
export function ProjectForm({ proyecto, onSaved }: { proyecto: ProyectoVisto | null; onSaved?: (saved: ProyectoVisto) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(proyectos.guardar, {
    schema: entradaProyecto,
    which: proyecto ? { id: proyecto.id, version: proyecto.version } : undefined,
    initial: {
      nombre: proyecto?.nombre ?? '',
      cliente: proyecto?.cliente ?? '',
      responsable: proyecto?.responsable ?? null,
      facturable: proyecto?.facturable ?? true,
      aprueba: proyecto?.aprueba ?? false,
      empieza: proyecto?.empieza ?? '',
      entrega: proyecto?.entrega ?? '',
      presupuestoMinutos: typedBudget(proyecto?.presupuestoMinutos ?? null),
      presupuestoImporte: proyecto?.presupuestoImporte ?? null,
    },
    input: ({ cliente, responsable, empieza, entrega, presupuestoMinutos, ...same }) => ({
      ...same,
      cliente: cliente.trim() || null,
      responsable: responsable?.id ?? null,
      empieza: empieza || null,
      entrega: entrega || null,
      presupuestoMinutos: budgetOf(presupuestoMinutos),
    }),
    check: ({ empieza, entrega, presupuestoMinutos }): Record<string, string> => ({
      ...(isBudget(presupuestoMinutos) ? {} : { presupuestoMinutos: t('proyectos.no-son-horas') }),
      ...(empieza && entrega && entrega < empieza ? { entrega: t('errores.proyectos.fechas-no-validas') } : {}),
    }),
    draft: `proyecto.${proyecto?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { value: responsable, set: setResponsable } = form.field<ProyectoVisto['responsable']>('responsable');
  return (
    <Form of={form} save={t(proyecto ? 'gestion.guardar' : 'proyectos.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.nombre')} />
      <ClientField of={form} />
      <Facts items={[[t('proyectos.responsable'), responsable?.nombre ?? t('proyectos.sin-responsable')]]} />
      <PersonSearch label={t('proyectos.elegir-responsable')} onChoose={(id, nombre) => setResponsable({ id, nombre })} />
      {responsable && (
        <Button variant="default" onClick={() => setResponsable(null)}>
          {t('proyectos.quitar-responsable')}
        </Button>
      )}
      <Pair>
        <DayField of={form} name="empieza" label={t('proyectos.empieza')} />
        <DayField of={form} name="entrega" label={t('proyectos.entrega')} min={form.values.empieza} />
      </Pair>
      <Pair>
        <TextField of={form} name="presupuestoMinutos" label={t('proyectos.presupuesto-horas')} inputMode="text" maxLength={10} />
        <MoneyField of={form} name="presupuestoImporte" currency="EUR" label={t('proyectos.presupuesto-importe')} />
      </Pair>
      <SwitchField of={form} name="facturable" label={t('proyectos.facturable')} note={t('proyectos.facturable-nota')} />
      <SwitchField of={form} name="aprueba" label={t('proyectos.aprueba')} note={t('proyectos.aprueba-nota')} />
    </Form>
  );
}

/** As many as are offered while somebody types. */
const OFFERED = 20;

/** The client of a project: one of those that there are, or a new one by its name. */
function ClientField<V extends { cliente: string }>({ of }: { of: ContractForm<V> }) {
  const { t } = useTranslation();
  const id = useId();
  const texto = of.values.cliente.trim().slice(0, 100);
  const { data } = useRead(proyectos.clientes, { estado: 'abierto', limit: OFFERED, ...(texto && { texto }) }, { keeps: true });
  return (
    <>
      <TextField
        of={of as unknown as ContractForm<{ cliente: string }>}
        name="cliente"
        label={t('proyectos.cliente')}
        description={t('proyectos.cliente-nota')}
        list={id}
      />
      <datalist id={id}>
        {data?.items.map((one) => (
          <option key={one.id} value={one.nombre}>
            {one.nombre}
          </option>
        ))}
      </datalist>
    </>
  );
}
