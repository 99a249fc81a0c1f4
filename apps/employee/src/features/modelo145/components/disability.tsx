import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import { asksAyuda, GRADOS_145, type Discapacidad145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Choice, Choices } from '@jornada/ui/choices.tsx';

type Props = { title: string; group: string; value: Discapacidad145; onChange: (value: Discapacidad145) => void };

/** A recognised degree. The help of others is asked with the lower one only: the higher one implies it. */
export function Disability({ title, group, value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { grado, ayuda } = value;
  return (
    <Stack gap="xs">
      <Text id={id} size="sm" fw={500}>
        {title}
      </Text>
      <Choices labelledBy={id}>
        {GRADOS_145.map((one) => (
          <Choice
            key={one}
            group={`${group}-grado`}
            name={t(`modelo145.grados.${one}.titulo`)}
            detail={t(`modelo145.grados.${one}.texto`)}
            isChosen={grado === one}
            onChoose={() => onChange({ grado: one, ayuda: ayuda && asksAyuda({ grado: one }) })}
          />
        ))}
      </Choices>
      {asksAyuda(value) && (
        <CheckRow checked={ayuda} onChange={({ currentTarget }) => onChange({ grado, ayuda: currentTarget.checked })}>
          {t('modelo145.ayuda')}
        </CheckRow>
      )}
    </Stack>
  );
}
