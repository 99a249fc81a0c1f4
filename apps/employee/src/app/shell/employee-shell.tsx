import { useSession } from '@jornada/web/services.tsx';
import { Shell } from '@jornada/web/shell/shell.tsx';
import { Bell } from '../../shared/bell.tsx';
import { LastCopyNote } from '../../shared/copies/last-copy-note.tsx';
import { PhotoLink } from './photo-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { useRefreshProfile } from '@jornada/web/shell/use-refresh-profile.ts';

/** The frame of the employee app. */
export function EmployeeShell() {
  const { profile, simulatedUser } = useSession();
  useRefreshProfile();
  return <Shell who={simulatedUser ?? profile} tools={<Bell />} note={<LastCopyNote />} menu={SideMenu} photoLink={PhotoLink} />;
}
