import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import { pruebasDe } from '@jornada/domain/perfil/modelo145/index.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** What somebody has attached to prove their form, or what they can be asked for. */
export function Proofs({ of: { formulario, ficheros } }: { of: VersionEntera145 }) {
  const { t } = useTranslation();
  const format = useFormat();
  const asked = pruebasDe(formulario).map((one) => t(`modelo145.pruebas.de.${one}`));
  if (asked.length === 0 && ficheros.length === 0) return null;
  return (
    <Section title={t('modelo145.gestion.pruebas')}>
      {ficheros.length > 0 ? (
        <FileList of={ficheros} />
      ) : (
        <Text c="dimmed">{t('modelo145.gestion.sin-pruebas', { que: format.list(asked) })}</Text>
      )}
    </Section>
  );
}
