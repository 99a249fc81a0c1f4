import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useActor, useSession } from '@jornada/web/services.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { PhotoLink } from './photo-link.tsx';
import classes from '@jornada/web/shell/shell.module.css';

/** Photo or initials, name, and company with its logo; with a close button if the menu is a drawer. */
export function MenuHead({ onClose }: { onClose: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { profile, simulatedUser } = useSession();
  const actor = useActor();
  const size = onClose ? 'lg' : 'md';
  const photo = usePhoto((simulatedUser ? simulatedUser.Perfil : profile)?.FotoToken, size);
  if (!profile) return null;
  const { Iniciales, NombreCompleto } = simulatedUser ?? profile;
  const { ImgLogo } = profile;
  return (
    <div className={classes.head}>
      <PhotoLink onGo={onClose}>
        <Initials size={size} photo={photo}>
          {Iniciales}
        </Initials>
      </PhotoLink>
      <div className={classes.who}>
        <p className={classes.name}>{NombreCompleto}</p>
        <p className={classes.company}>{simulatedUser ? t('shell.menu.actuando', { nombre: actor }) : profile.Entidad}</p>
      </div>
      {ImgLogo !== '' && <img src={ImgLogo} alt="" className={classes.logo} />}
      {onClose && (
        <ActionIcon onClick={onClose} aria-label={t('shell.menu.cerrar')}>
          <Glyph of={IconX} size="lg" />
        </ActionIcon>
      )}
    </div>
  );
}
