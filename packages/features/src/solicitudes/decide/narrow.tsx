import { useTranslation } from 'react-i18next';
import { Group, NativeSelect } from '@mantine/core';
import { MODULOS_DECISION } from '@jornada/domain/solicitudes/modelo.ts';
import { useProfile } from '@jornada/web/services.tsx';
import type { Narrowed } from './reads.ts';

/** What everybody may have to decide about, whatever the company has switched on. */
const ALWAYS: ReadonlySet<string> = new Set(['correcciones', 'cambio-turnos']);

type Props = {
  of: Narrowed;
  /** What waits has an order; what was decided has its own. */
  isOrdered: boolean;
  onNarrow: (narrowed: Narrowed) => void;
};

/** One kind of requests alone, and what comes first. */
export function Narrow({ of: { clase, orden }, isOrdered, onNarrow }: Props) {
  const { t } = useTranslation();
  const { Modulos } = useProfile();
  const clases = MODULOS_DECISION.filter((one) => one === clase || ALWAYS.has(one) || Modulos.includes(one));
  return (
    <Group gap="xs" mb="md" grow wrap="nowrap">
      <NativeSelect
        aria-label={t('solicitudes.decidir.clase')}
        value={clase ?? ''}
        data={[
          { value: '', label: t('solicitudes.decidir.cualquier-clase') },
          ...clases.map((value) => ({ value, label: t(`menu.entradas.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => onNarrow({ orden, clase: clases.find((one) => one === value) })}
      />
      {isOrdered && (
        <NativeSelect
          aria-label={t('solicitudes.decidir.por')}
          value={orden ?? ''}
          data={[
            { value: '', label: t('solicitudes.decidir.orden') },
            { value: 'comienzo', label: t('solicitudes.decidir.orden-comienzo') },
          ]}
          onChange={({ currentTarget: { value } }) => onNarrow({ clase, orden: value === 'comienzo' ? value : undefined })}
        />
      )}
    </Group>
  );
}
