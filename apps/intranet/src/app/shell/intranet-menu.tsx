import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Mark } from '@jornada/ui/mark.tsx';
import { useProfile, useSession, useWebServices } from '@jornada/web/services.tsx';
import shell from '@jornada/web/shell/shell.module.css';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { menuGroups } from '../../shared/menu.ts';
import { HOME_PATH } from '../../shared/settings.ts';
import { FEATURES } from '../features.ts';
import { PhotoLink } from './photo-link.tsx';
import classes from './intranet-menu.module.css';

/** The side menu: the company, the entries, and the link to one's own day. `onClose` is given if it is a drawer. */
export function IntranetMenu({ onClose }: { onClose?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { version } = useWebServices();
  const profile = useProfile();
  const { Entidad, NombreCompleto, Iniciales, FotoToken, ImgLogo } = profile;
  const photo = usePhoto(FotoToken, 'sm');
  const { simulatedUser } = useSession();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const groups = menuGroups(
    FEATURES.flatMap(({ menu }) => menu),
    hasScreen,
    profile,
  );
  return (
    <nav className={shell.menu} data-drawer={Boolean(onClose)} aria-label={t('shell.menu.titulo')}>
      <div className={shell.head}>
        <span className={classes.company}>{ImgLogo === '' ? <Mark size="sm" /> : <img src={ImgLogo} alt="" className={shell.logo} />}</span>
        <div className={shell.who}>
          <p className={shell.name}>{Entidad}</p>
          <p className={shell.company}>{t('intranet.administracion')}</p>
        </div>
        {onClose && (
          <ActionIcon variant="subtle" size="2.75rem" onClick={onClose} aria-label={t('shell.menu.cerrar')}>
            <Glyph of={IconX} size="lg" />
          </ActionIcon>
        )}
      </div>
      <div className={shell.groups}>
        {groups.map((entries) => (
          <div key={entries[0]?.path} className={shell.group}>
            {entries.map(({ path, key, icon, Badge }) => (
              <Link
                key={path}
                to={path as '/'}
                className={shell.row}
                activeOptions={{ exact: path === '/' || path === '/personas', includeSearch: false }}
                activeProps={{ 'data-active': true }}
                onClick={onClose}
              >
                <Glyph of={icon} />
                <span className={shell.rowLabel}>{t(key)}</span>
                {Badge && <Badge />}
              </Link>
            ))}
          </div>
        ))}
      </div>
      <div className={shell.foot}>
        <a className={shell.row} href={HOME_PATH}>
          <Glyph of={IconArrowBackUp} />
          <span className={shell.rowLabel}>
            {simulatedUser?.Perfil
              ? t('intranet.volver-actuando', { nombre: simulatedUser.NombreCompleto.split(' ')[0] })
              : t('intranet.volver')}
          </span>
        </a>
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
