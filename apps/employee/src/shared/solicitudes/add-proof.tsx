import type { Call } from '@jornada/contract/call.ts';
import { entradaConfirmar, ficheros } from '@jornada/contract/ficheros.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useServices } from '../services.tsx';

const EMPTY: { ids: number[] } = { ids: [] };

type Props = {
  modulo: 'permisos' | 'modelo145';
  /** What the files belong to. */
  asuntoId: number;
  /** What one does, on the button too. */
  label: string;
  /** What is said once they are there. */
  notice: string;
  /** What is read again then is what this call changes. */
  changes: Call;
};

/** Adds files that prove it to what was sent or signed already. Its button shows with the first of them. */
export function AddProof({ modulo, asuntoId, label, notice, changes }: Props) {
  const { queryClient } = useServices();
  const form = useContractForm(ficheros.confirmartemporales, {
    schema: entradaConfirmar,
    initial: EMPTY,
    input: ({ ids }) => ({ ids, modulo, asuntoId }),
    draft: `${modulo}.justificante.${asuntoId}`,
    sendsUnchanged: false,
    notice,
    onSaved: () => void refreshAfter(queryClient, changes),
  });
  return (
    <Form of={form} save={label} isAside isEmpty={form.values.ids.length === 0}>
      <FilesField of={form} name="ids" label={label} />
    </Form>
  );
}
