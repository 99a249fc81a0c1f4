import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { Perfil } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Mark } from '@jornada/ui/mark.tsx';
import { useProfile, useSession, useWebServices } from '@jornada/web/services.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { whereIs } from '../../shared/menu.ts';
import { HOME_PATH } from '../../shared/settings.ts';
import { MenuGroup } from './menu-group.tsx';
import { PhotoLink } from './photo-link.tsx';
import { SearchField } from './search-field.tsx';
import { useMenu } from './use-menu.ts';
import shell from '@jornada/web/shell/shell.module.css';
import classes from './intranet-menu.module.css';

/** What somebody sees here. */
function partOf({ EsInvitado, EsAdmin }: Pick<Perfil, 'EsInvitado' | 'EsAdmin'>): string {
  if (EsInvitado) return 'inspeccion.titulo';
  return EsAdmin ? 'intranet.administracion' : 'hoy.mi-equipo';
}

/** The side menu: the company, the entries, and the link to one's own day. `onClose` is given if it is a drawer. */
export function IntranetMenu({ onClose }: { onClose?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { version } = useWebServices();
  const profile = useProfile();
  const { Entidad, NombreCompleto, Iniciales, FotoToken, ImgLogo, EsInvitado } = profile;
  const photo = usePhoto(FotoToken, 'sm');
  const { simulatedUser } = useSession();
  const { pathname } = useLocation();
  const groups = useMenu();
  const here = whereIs(pathname, groups)?.theme.path;
  const foot = groups.find(({ name }) => name === 'pie');
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (here !== undefined) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav ref={menu} className={shell.menu} data-drawer={Boolean(onClose)} aria-label={t('shell.menu.titulo')}>
      <div className={shell.head}>
        <span className={classes.company}>{ImgLogo === '' ? <Mark size="sm" /> : <img src={ImgLogo} alt="" className={shell.logo} />}</span>
        <div className={shell.who}>
          <p className={shell.name}>{Entidad}</p>
          <p className={shell.company}>{t(partOf(profile))}</p>
        </div>
        {onClose && (
          <ActionIcon onClick={onClose} aria-label={t('shell.menu.cerrar')}>
            <Glyph of={IconX} size="lg" />
          </ActionIcon>
        )}
      </div>
      <SearchField onGo={onClose} />
      <div className={shell.groups}>
        {groups.map((group) => group !== foot && <MenuGroup key={group.name} {...group} here={here} onGo={onClose} />)}
      </div>
      <div className={shell.foot}>
        {foot && <MenuGroup {...foot} here={here} onGo={onClose} />}
        {!EsInvitado && (
          <a className={shell.row} href={HOME_PATH}>
            <Glyph of={IconArrowBackUp} />
            <span className={shell.rowLabel}>
              {simulatedUser?.Perfil
                ? t('intranet.volver-actuando', { nombre: simulatedUser.NombreCompleto.split(' ')[0] })
                : t('intranet.volver')}
            </span>
          </a>
        )}
        <div className={classes.person}>
          <PhotoLink>
            <Initials size="sm" photo={photo}>
              {Iniciales}
            </Initials>
          </PhotoLink>
          <span className={classes.personName}>{NombreCompleto}</span>
          <span className={classes.version}>{version}</span>
        </div>
      </div>
    </nav>
  );
}
