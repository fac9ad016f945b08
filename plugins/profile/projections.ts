import { projection } from '#plugins/kit.ts'

/** Everything the profile page shows; null when nobody is signed in. */
export const myProfile = projection(
  'profile/mine',
  ({ session: { account, profile } }) => [account.user, profile] as const,
  (user, profile) =>
    user === null
      ? null
      : {
          ...profile,
          uid: user.uid,
          method: user.oauth_enum,
          nickname: user.user_info_resp.nick_name,
          avatar: user.user_info_resp.avatar,
        },
)
