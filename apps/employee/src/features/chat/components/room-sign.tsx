import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import type { SalaDeChat } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBuilding, IconHash, IconHeadset, IconUsers } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import classes from './list.module.css';

const SIGNS = { grupo: IconUsers, departamento: IconHash, centro: IconBuilding, rrhh: IconHeadset } as const;

/** A room's sign: the initials of whom it is with, or that of its kind. */
export function RoomSign({ sala: { clase, persona, nombre } }: { sala: Pick<SalaDeChat, 'clase' | 'persona' | 'nombre'> }) {
  if (clase === 'dos' || (clase === 'rrhh' && nombre !== null)) return <Initials size="md">{iniciales(persona?.nombre ?? '')}</Initials>;
  return (
    <span className={classes.sign} aria-hidden="true">
      <Glyph of={SIGNS[clase]} />
    </span>
  );
}
