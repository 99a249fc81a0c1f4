import { Checkbox, Stack } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import { useTranslation } from 'react-i18next';
import type { ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import { Aside } from '@jornada/web/list/aside.tsx';

type Props = {
  offered: readonly ColumnaMes[];
  columns: readonly ColumnaMes[];
  onChange: (columns: ColumnaMes[]) => void;
  onClose: () => void;
};

/** Which columns are shown; at least one. */
export function ColumnsChoice({ offered, columns, onChange, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Aside title={t('mes.columnas-boton')} note={t('mes.columnas-nota')} onClose={onClose}>
      <Stack gap="xs">
        {offered.map((name) => (
          <Checkbox
            key={name}
            label={t(`mes.columnas.${name}`)}
            checked={columns.includes(name)}
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={({ currentTarget: { checked } }) => onChange(checked ? [...columns, name] : columns.filter((one) => one !== name))}
          />
        ))}
      </Stack>
    </Aside>
  );
}
