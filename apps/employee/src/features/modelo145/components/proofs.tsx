import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import { entradaConfirmar, ficheros } from '@jornada/contract/ficheros.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import type { VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import { pruebasDe } from '@jornada/domain/perfil/modelo145/index.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';

const EMPTY: { ids: number[] } = { ids: [] };

/** What proves a signed form, and more of it. Empty for a form of which nothing is to be proved. */
export function Proofs({ of: { id, formulario, ficheros: files } }: { of: VersionEntera145 }) {
  const { t } = useTranslation();
  const format = useFormat();
  const asked = pruebasDe(formulario).map((one) => t(`modelo145.pruebas.de.${one}`));
  if (asked.length === 0 && files.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="m145-pruebas">
      <h2 id="m145-pruebas">{t('modelo145.pruebas.titulo')}</h2>
      {asked.length > 0 && <Text c="dimmed">{t('modelo145.pruebas.nota', { que: format.list(asked) })}</Text>}
      <FileList of={files} />
      <AddProofs id={id} />
    </Stack>
  );
}

function AddProofs({ id }: { id: number }) {
  const { t } = useTranslation();
  const { queryClient } = useServices();
  const form = useContractForm(ficheros.confirmartemporales, {
    schema: entradaConfirmar,
    initial: EMPTY,
    input: ({ ids }) => ({ ids, modulo: 'modelo145', asuntoId: id }),
    draft: `modelo145.pruebas.${id}`,
    sendsUnchanged: false,
    notice: t('modelo145.pruebas.anadido'),
    onSaved: () => void refreshAfter(queryClient, modelo145.firmar),
  });
  const field = <FilesField of={form} name="ids" label={t('modelo145.pruebas.anadir')} />;
  if (form.values.ids.length === 0) return field;
  return (
    <Form of={form} save={t('modelo145.pruebas.anadir')}>
      {field}
    </Form>
  );
}
