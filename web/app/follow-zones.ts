import { useAuth } from '../data/auth.ts';
import { setZones } from '../lib/zoned-time.ts';

/** Shows times in the zone of the signed-in person's profile. Returns the cleanup. */
export function followZones(): () => void {
  const follow = ({ user }: Pick<ReturnType<typeof useAuth.getState>, 'user'>) =>
    setZones({ own: user?.time_zone, shop: user?.merchant_time_zone });
  follow(useAuth.getState());
  return useAuth.subscribe(follow);
}
