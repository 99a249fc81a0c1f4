import { useTranslation } from 'react-i18next';
import { ProblemRegion } from '@jornada/ui/problem-region.tsx';
import { PasskeyCancelled } from '@jornada/web/native/passkeys.ts';
import { Problem } from '../../../shared/door/problem.tsx';

/** Why the log-in failed, if no single field is wrong; also if the person cancelled their passkey. */
export function LoginProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  return error instanceof PasskeyCancelled ? <ProblemRegion message={t('factores.cancelado')} /> : <Problem error={error} />;
}
