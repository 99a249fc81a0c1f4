import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';

type Props = { all: readonly TipoRegistroVista[]; chosen: number; onChoose: (id: number) => void };

/** The record types that are possible now, with the chosen one. */
export function TypeChoice({ all, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const label = useId();
  return (
    <div>
      <VisuallyHidden id={label}>{t('home.otros.tipo')}</VisuallyHidden>
      <Choices labelledBy={label}>
        {all.map(({ id, nombre, clase, subtipo, pagado }) => (
          <Choice
            key={id}
            group="tipo"
            name={nombre}
            icon={iconOfClase(clase, subtipo)}
            end={clase === 'pausa' && pagado && t('home.otros.pagada')}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          />
        ))}
      </Choices>
    </div>
  );
}
