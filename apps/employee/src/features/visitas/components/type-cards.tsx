import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { IconoVisita } from '@jornada/domain/visitas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBriefcase, IconDoor, IconPackage, IconSchool, IconTool, IconUsers } from '@jornada/ui/icons.ts';
import { useVisit } from '../model/use-visit.ts';
import { Chosen } from './chosen.tsx';
import classes from '../visitas.module.css';

const ICONS: Readonly<Record<IconoVisita, Icon>> = {
  reunion: IconUsers,
  paquete: IconPackage,
  obra: IconTool,
  maletin: IconBriefcase,
  formacion: IconSchool,
  otro: IconDoor,
};

/** What somebody may come for, one card each. */
export function TypeCards({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useTranslation();
  const { tipos, draft } = useVisit();
  return (
    <div className={classes.cards} role="group" aria-label={t('visitas.tableta.que')}>
      {tipos.map(({ id, nombre, descripcion, icono }) => (
        <UnstyledButton key={id} className={classes.card} aria-pressed={id === draft.tipoId} onClick={() => onChoose(id)}>
          <Glyph of={ICONS[icono]} size="xl" />
          <span className={classes.words}>
            <b>{nombre}</b>
            {descripcion && <small>{descripcion}</small>}
          </span>
          {id === draft.tipoId && <Chosen />}
        </UnstyledButton>
      ))}
    </div>
  );
}
