import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useRead } from '@jornada/web/calls.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { TextField } from '@jornada/web/form/fields.tsx';

/** As many as are offered while somebody types. */
const OFFERED = 20;

/** The client of a project: one of those that there are, or a new one by its name. */
export function ClientField<V extends { cliente: string }>({ of }: { of: ContractForm<V> }) {
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
