import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { entradaCliente } from '@jornada/contract/proyectos/vistas.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';

type Cliente = SalidaDe<typeof proyectos.guardarCliente>;

/** What a client is called. */
export function ClientForm({ cliente, onSaved }: { cliente: Cliente | null; onSaved?: (saved: Cliente) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(proyectos.guardarCliente, {
    schema: entradaCliente,
    which: cliente ? { id: cliente.id, version: cliente.version } : undefined,
    initial: { nombre: cliente?.nombre ?? '' },
    draft: `cliente.${cliente?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(cliente ? 'gestion.guardar' : 'proyectos.clientes.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.nombre')} />
    </Form>
  );
}

type Props = { cliente: Cliente; onClose: () => void; onProjects: () => void };

/** One client: its name, the way to its projects, and its end. */
export function OneClient({ cliente, onClose, onProjects }: Props) {
  const { t } = useTranslation();
  const { nombre, abierto, proyectos: open } = cliente;
  const words = {
    close: t('proyectos.clientes.cerrar'),
    reopen: t('proyectos.clientes.reabrir'),
    ask: t('proyectos.clientes.cerrar-pregunta'),
  };
  return (
    <Aside title={nombre} note={open > 0 && t('proyectos.clientes.abiertos', { count: open })} onClose={onClose}>
      {abierto && <ClientForm cliente={cliente} />}
      {open > 0 && (
        <Button mt="lg" variant="default" onClick={onProjects}>
          {t('proyectos.clientes.ver-proyectos')}
        </Button>
      )}
      <CloseOrReopen
        of={words}
        calls={{ cerrar: proyectos.cerrarCliente, reabrir: proyectos.reabrirCliente }}
        list={proyectos.clientes}
        thing={cliente}
        obstacle={open > 0 && t('errores.proyectos.cliente-en-uso')}
        onDone={onClose}
      />
    </Aside>
  );
}
