import { useTranslation } from 'react-i18next';
import { entradaConfirmar, ficheros } from '@jornada/contract/ficheros.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useServices } from '../../../shared/services.tsx';

const EMPTY: { ids: number[] } = { ids: [] };

/** Adds the proof to a permit that was sent already. */
export function AddProof({ id }: { id: number }) {
  const { t } = useTranslation();
  const { queryClient } = useServices();
  const form = useContractForm(ficheros.confirmartemporales, {
    schema: entradaConfirmar,
    initial: EMPTY,
    input: ({ ids }) => ({ ids, modulo: 'permisos', asuntoId: id }),
    draft: `permisos.justificante.${id}`,
    sendsUnchanged: false,
    notice: t('permisos.vista.anadido'),
    onSaved: () => void refreshAfter(queryClient, permisos.guardar),
  });
  if (form.values.ids.length === 0) return <FilesField of={form} name="ids" label={t('permisos.vista.anadir')} />;
  return (
    <Form of={form} save={t('permisos.vista.anadir')}>
      <FilesField of={form} name="ids" label={t('permisos.vista.anadir')} />
    </Form>
  );
}
