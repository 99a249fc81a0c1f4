import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';

/** A filter that stands in the address: what it is called, and how it is taken away. */
export type SetFilter = { key: string; label: string; onRemove: () => void };

/** The filters that a link has brought along, each to be taken away with one press. Nothing where there are none. */
export function FilterChips({ of }: { of: readonly SetFilter[] }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <Group gap="xs" mb="md" role="group" aria-label={t('gestion.filtros-puestos')}>
      {of.map(({ key, label, onRemove }) => (
        <Button
          key={key}
          variant="default"
          radius="xl"
          rightSection={<Glyph of={IconX} size="sm" />}
          aria-label={t('gestion.quitar-filtro', { filtro: label })}
          onClick={onRemove}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
