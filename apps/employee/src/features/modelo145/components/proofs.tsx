import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import type { VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import { pruebasDe } from '@jornada/domain/perfil/modelo145/index.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { AddProof } from '../../../shared/solicitudes/add-proof.tsx';

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
      <AddProof
        modulo="modelo145"
        asuntoId={id}
        label={t('modelo145.pruebas.anadir')}
        notice={t('modelo145.pruebas.anadido')}
        changes={modelo145.firmar}
      />
    </Stack>
  );
}
